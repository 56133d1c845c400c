import type { TextId } from '../i18n/texts.ts';
import type { Page } from './page.ts';
import { paths } from './paths.ts';

/** A page that is in preparation, and what it announces. */
interface AnnouncedPage extends Omit<Page, 'frame' | 'screen'> {
  readonly title: TextId;
  readonly text: TextId;
}

export const COMING_PAGES: readonly AnnouncedPage[] = [
  { path: paths.codeGenerator, title: 'nav.tools.generator', text: 'coming.generator' },
];

/** Whether an address leads to a page that is in preparation. */
export const isComing = (to: string): boolean =>
  COMING_PAGES.some(({ path }) => path === to.split(/[?#]/)[0]);
