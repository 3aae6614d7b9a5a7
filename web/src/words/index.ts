// Everything the page says itself. What games say comes from the server, in its words.

import { house } from './en/house';
import { table } from './en/table';

export const words = { ...house, ...table };
