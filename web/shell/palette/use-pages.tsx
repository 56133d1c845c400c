import FileText from 'lucide-react/icons/file-text';
import { isComing, paths } from '../../app/paths.ts';
import { useSession } from '../../app/use-application.ts';
import { useText } from '../../i18n/use-text.ts';
import { namesOf, type Entry } from './entry.ts';

type NameId = Parameters<typeof namesOf>[0];

const PAGES: readonly (readonly [text: NameId, to: string])[] = [
  ['nav.home', paths.home],
  ['palette.market', paths.market],
  ['palette.watchlist', paths.watchlist],
  ['palette.overview', paths.options],
  ['palette.strategies', paths.strategies],
  ['palette.wizard', paths.wizard],
  ['palette.builder', paths.builder],
  ['palette.history', paths.history],
  ['palette.performance', paths.performance],
  ['palette.optionsSettings', paths.optionsSettings],
  ['nav.lottery.current', paths.lottery],
  ['nav.lottery.winners', paths.lotteryWinners],
  ['nav.lottery.guide', paths.lotteryGuide],
  ['palette.allTools', paths.tools],
  ['nav.resources.docs', paths.docs],
  ['nav.resources.tutorials', paths.tutorials],
  ['nav.resources.api', paths.apiReference],
  ['nav.about', paths.about],
];

const OWN: typeof PAGES = [
  ['shell.profile', paths.profile],
  ['shell.settings', paths.settings],
];

/** The pages that this visitor may open. */
export function usePages(go: (to: string) => void): readonly Entry[] {
  const t = useText();
  const { user } = useSession();
  const console: typeof PAGES = user?.role === 'superadmin' ? [['shell.admin', paths.admin]] : [];
  return [...PAGES, ...(user ? OWN : []), ...console].map(([text, to]) => ({
    id: `page ${to}`,
    icon: <FileText />,
    text: t(text),
    ...(isComing(to) && { detail: t('shell.coming') }),
    names: [...namesOf(text), to],
    run: () => go(to),
  }));
}
