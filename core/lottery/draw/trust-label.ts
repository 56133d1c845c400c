import type { Texts } from '../../shared/index.ts';
import type { EntropyRule } from './manifest.ts';

/** How far a draw can be trusted without trusting its organiser; A is the most. */
export const TRUST_LABELS = ['A', 'B', 'C'] as const;
export type TrustLabel = (typeof TRUST_LABELS)[number];

/** The label of a draw by its entropy rule. */
export const trustLabel = ({ mode }: Pick<EntropyRule, 'mode'>): TrustLabel =>
  ({ beacon: 'A', hybrid: 'B', commit: 'C' } as const)[mode];

/** What each label says. */
export const TRUST_LABEL_TEXTS: Readonly<Record<TrustLabel, Texts>> = {
  A: {
    en: 'Public beacon: the entry list is frozen before the random number exists, and nobody can choose the number.',
    'zh-CN': '公共信标：参与名单在随机数产生之前冻结，任何人都无法选择随机数。',
  },
  B: {
    en: 'Public beacon and a committed seed: nobody can choose the number, but the organiser can withhold the seed.',
    'zh-CN': '公共信标加承诺种子：任何人都无法选择随机数，但主办方可能拒绝公布种子。',
  },
  C: {
    en: 'Committed seed only: you trust the organiser not to add entries after choosing the seed.',
    'zh-CN': '仅有承诺种子：你需要相信主办方不会在选定种子之后添加参与记录。',
  },
};
