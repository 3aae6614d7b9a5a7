// Everything the page says itself. What games say comes from the server, in its words.

import { house } from './en/house';
import { table } from './en/table';
import { disguise } from './pseudo';

const english = { ...house, ...table };

function tongue(): string {
  try {
    return localStorage.getItem('boardwright.tongue') ?? '';
  } catch {
    return ''; // a browser without storage
  }
}

export const words = tongue() === 'pseudo' ? disguise(english) : english;
