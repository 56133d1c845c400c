import { paths } from '../../app/paths.ts';
import type { TextId } from '../../i18n/texts.ts';

/** A route whose screen is not built yet, and what will be there. */
export interface ComingPageOf {
  readonly path: string;
  readonly title: TextId;
  readonly text: TextId;
}

export const COMING: readonly ComingPageOf[] = [
  { path: paths.lotteryWinners, title: 'nav.lottery.winners', text: 'coming.winners' },
  { path: paths.lotteryGuide, title: 'nav.lottery.guide', text: 'coming.guide' },
  { path: paths.dataAnalysis, title: 'nav.tools.analysis', text: 'coming.analysis' },
  { path: paths.content, title: 'nav.tools.content', text: 'coming.content' },
  { path: paths.codeGenerator, title: 'nav.tools.generator', text: 'coming.generator' },
  { path: paths.docs, title: 'nav.resources.docs', text: 'coming.docs' },
  { path: paths.tutorials, title: 'nav.resources.tutorials', text: 'coming.tutorials' },
  { path: paths.apiReference, title: 'nav.resources.api', text: 'coming.api' },
  { path: `${paths.admin}/*`, title: 'shell.admin', text: 'coming.admin' },
];
