import { paths } from '../../app/paths.ts';
import type { TextId } from '../../i18n/texts.ts';

const NAMES: readonly (readonly [prefix: string, text: TextId])[] = [
  [paths.wizard, 'session.page.wizard'],
  [paths.position(''), 'session.page.position'],
  [paths.options, 'session.page.options'],
];

/** The name of the page somebody will return to; null where it has none or is the home page. */
export const placeName = (place: string | null): TextId | null =>
  NAMES.find(([prefix]) => place?.startsWith(prefix))?.[1] ?? null;
