import type { ComponentType } from 'react';
import type { PaletteTexts } from '../i18n/palette/en.ts';
import type { ShellTexts } from '../i18n/shell/en.ts';
import type { TextId } from '../i18n/texts.ts';

/** The layout around a page. */
export type Frame = 'site' | 'account' | 'options' | 'session' | 'console';

/** The heading of a menu, or of a group in the menu of the options area. */
export type Menu =
  | 'nav.lottery'
  | 'nav.resources'
  | 'menu.research'
  | 'menu.strategies'
  | 'menu.more';

/** A page, as routes, menus, command palette and site map know it. */
export interface Page {
  /** The pattern of its address. */
  readonly path: string;
  readonly frame: Frame;
  /** The page itself; `lazyArea` fetches it with its texts. */
  readonly screen: ComponentType;
  /** Its entry in a menu. */
  readonly title?: TextId;
  readonly menu?: Menu;
  /** Its name in the command palette, which lists no page without one. */
  readonly palette?: keyof ShellTexts | keyof PaletteTexts;
  /** The page whose menu entry is the current one here. */
  readonly parent?: string;
}

/** A page that stands in a menu. */
export type MenuPage = Page & Required<Pick<Page, 'title' | 'menu'>>;

export const isMenuPage = (page: Page): page is MenuPage =>
  page.title !== undefined && page.menu !== undefined;
