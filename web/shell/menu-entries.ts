import { pagesIn } from '../app/pages.tsx';
import { paths } from '../app/paths.ts';
import type { Menu } from '../app/page.ts';
import type { TextId } from '../i18n/texts.ts';

export interface MenuLink {
  readonly text: TextId;
  readonly to: string;
}

/** An entry of the top bar: a link, or a list of links that opens under it. */
interface MenuEntry {
  readonly id: string;
  readonly text: TextId;
  /** The route that makes it the current one; entries without one are never current themselves. */
  readonly route?: string;
  readonly links?: readonly MenuLink[];
  /** Other routes that make it the current one. */
  readonly under?: readonly string[];
}

const linksIn = (menu: Menu): readonly MenuLink[] =>
  pagesIn(menu).map(({ title, path }) => ({ text: title, to: path }));

export const MENU: readonly MenuEntry[] = [
  { id: 'home', text: 'nav.home', route: paths.home },
  {
    id: 'lottery',
    text: 'nav.lottery',
    route: paths.lottery,
    links: linksIn('nav.lottery'),
  },
  // Its links are the tools of the catalogue: see useSiteMenu.
  { id: 'tools', text: 'nav.tools', under: [paths.tools, paths.options] },
  {
    id: 'resources',
    text: 'nav.resources',
    links: linksIn('nav.resources'),
  },
  { id: 'about', text: 'nav.about', route: paths.about },
];

/** The pages of the options area, whose texts are there while one is in it. */
export const AREA_LINKS: readonly MenuLink[] = (
  ['menu.research', 'menu.strategies', 'menu.more'] as const
).flatMap(linksIn);

/** Whether the path is the route or below it; the root only by itself. */
const within = (route: string, pathname: string): boolean =>
  pathname === route || (route !== paths.home && pathname.startsWith(`${route}/`));

/** Whether an entry, or one of its links, is where the visitor is. */
export const isCurrent = (id: string, pathname: string): boolean =>
  MENU.some(
    (entry) =>
      entry.id === id &&
      [entry.route ?? [], entry.under ?? [], (entry.links ?? []).map(({ to }) => to)]
        .flat()
        .some((route) => within(route, pathname)),
  );
