import { paths, type COMING_PATHS } from '../../app/paths.ts';
import type { TextId } from '../../i18n/texts.ts';

interface Coming {
  readonly title: TextId;
  readonly text: TextId;
}

/** What will be at each route whose screen is not built yet. */
export const COMING: Readonly<Record<(typeof COMING_PATHS)[number], Coming>> = {
  [paths.lotteryWinners]: { title: 'nav.lottery.winners', text: 'coming.winners' },
  [paths.lotteryGuide]: { title: 'nav.lottery.guide', text: 'coming.guide' },
  [paths.dataAnalysis]: { title: 'nav.tools.analysis', text: 'coming.analysis' },
  [paths.content]: { title: 'nav.tools.content', text: 'coming.content' },
  [paths.codeGenerator]: { title: 'nav.tools.generator', text: 'coming.generator' },
  [paths.docs]: { title: 'nav.resources.docs', text: 'coming.docs' },
  [paths.tutorials]: { title: 'nav.resources.tutorials', text: 'coming.tutorials' },
  [paths.apiReference]: { title: 'nav.resources.api', text: 'coming.api' },
};
