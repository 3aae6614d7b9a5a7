// Which page is shown: a function of the address, so that every page has one and can be shared.

export type Route =
  | { page: 'lobby' }
  | { page: 'new'; game: string }
  | { page: 'play'; game: string }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string; moment: number | null }
  | { page: 'join'; token: string }
  | { page: 'confirm'; token: string }
  | { page: 'rules'; game: string }
  | { page: 'learn'; game: string }
  | { page: 'tables' }
  | { page: 'statistics' }
  | { page: 'about' }
  | { page: 'missing' };

const SHAPES: [RegExp, (parts: string[]) => Route][] = [
  [/^\/$/, () => ({ page: 'lobby' })],
  [/^\/new\/([\w-]+)$/, ([game]) => ({ page: 'new', game: game! })],
  [/^\/play\/([\w-]+)$/, ([game]) => ({ page: 'play', game: game! })],
  [/^\/t\/([\w-]+)$/, ([id]) => ({ page: 'table', id: id! })],
  [/^\/t\/([\w-]+)\/replay(?:\/(\d+))?$/, ([id, n]) => ({ page: 'replay', id: id!, moment: n === undefined ? null : Number(n) })],
  [/^\/rules\/([\w-]+)$/, ([game]) => ({ page: 'rules', game: game! })],
  [/^\/learn\/([\w-]+)$/, ([game]) => ({ page: 'learn', game: game! })],
  [/^\/tables$/, () => ({ page: 'tables' })],
  [/^\/statistics$/, () => ({ page: 'statistics' })],
  [/^\/about$/, () => ({ page: 'about' })],
];

export function routeOf(path: string, hash: string): Route {
  // The token of a link stands behind the #: it never reaches a server's log.
  if (path === '/join') return { page: 'join', token: hash.slice(1) };
  if (path === '/confirm') return { page: 'confirm', token: hash.slice(1) };
  for (const [shape, make] of SHAPES) {
    const found = shape.exec(path);
    if (found) return make(found.slice(1));
  }
  return { page: 'missing' };
}

class Router {
  route: Route = $state(routeOf(location.pathname, location.hash));

  constructor() {
    addEventListener('popstate', () => this.read());
    addEventListener('hashchange', () => this.read());
  }

  read(): void {
    this.route = routeOf(location.pathname, location.hash);
  }

  /** Go to an address; `instead` of this one, where coming back to it would do something again. */
  go(path: string, instead = false): void {
    if (instead) history.replaceState(null, '', path);
    else history.pushState(null, '', path);
    this.read();
    scrollTo(0, 0);
  }
}

export const router = new Router();

/** For links: follow them inside the page, unless the reader wants a new tab. */
export function follow(event: MouseEvent): void {
  const link = (event.currentTarget as HTMLElement).closest('a');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  router.go(link.pathname + link.search + link.hash);
}
