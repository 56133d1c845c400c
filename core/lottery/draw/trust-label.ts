import type { Texts } from '../../shared/index.ts';
import type { EntropyRule } from './manifest.ts';

/** How far a draw can be trusted without trusting its organiser; A is the most. */
export const TRUST_LABELS = ['A', 'B', 'C'] as const;
export type TrustLabel = (typeof TRUST_LABELS)[number];

/**
 * What the label A shows and a draw does not. `undated`: its lock names no round of the beacon. `unstamped`: its lock has
 * no time stamp. `withholdable`: the organiser must reveal a seed.
 */
export const TRUST_GAPS = ['undated', 'unstamped', 'withholdable'] as const;
export type TrustGap = (typeof TRUST_GAPS)[number];

/** The label of a draw by its entropy rule and by what it does not show. */
export const trustLabel = (
  { mode }: Pick<EntropyRule, 'mode'>,
  gaps: readonly TrustGap[],
): TrustLabel => {
  if (mode === 'commit') return 'C';
  return gaps.length === 0 ? 'A' : 'B';
};

/** What each label says. */
export const TRUST_LABEL_TEXTS: Readonly<Record<TrustLabel, Texts>> = {
  A: {
    en: 'Public beacon: nobody can choose the random number. The entry list was frozen after the close, and a time stamp, or a root or head that somebody saved before the draw, shows that it was there first.',
    'zh-CN':
      '公共信标：任何人都无法选择随机数。名单在截止之后冻结；时间戳，或他人在开奖前保存的树根或日志末端，可证明名单先于随机数存在。',
  },
  B: {
    en: 'Public beacon: nobody can choose the random number, but something that label A shows rests on the organizer’s word.',
    'zh-CN': '公共信标：任何人都无法选择随机数；但等级 A 所证明的事情中，有些只是主办方的说法。',
  },
  C: {
    en: 'Committed seed only: you trust the organizer not to add entries after choosing the seed.',
    'zh-CN': '仅有承诺种子：你需要相信主办方不会在选定种子之后添加参与记录。',
  },
};

/** What is missing, and what it rests on. */
export const TRUST_GAP_TEXTS: Readonly<Record<TrustGap, Texts>> = {
  undated: {
    en: 'The frozen list names no round of the beacon: that it was frozen after the close is the organizer’s word.',
    'zh-CN': '冻结的名单没有注明信标轮次：名单在截止之后冻结，只是主办方的说法。',
  },
  unstamped: {
    en: 'There is no time stamp of the frozen list: whoever does not save its root before the draw takes the organizer’s word that it was there first.',
    'zh-CN':
      '冻结的名单没有时间戳：未在开奖前保存树根的人，只能相信主办方所说的名单先于随机数存在。',
  },
  withholdable: {
    en: 'The organizer can withhold the committed seed.',
    'zh-CN': '主办方可能拒绝公布所承诺的种子。',
  },
};

/** Why a draw has label C although its entropy rule would give another. */
export const UNWITNESSED_TEXT: Texts = {
  en: 'No witness: the winners follow from this proof, but that its list was there before the randomness, and that its key is the organizer’s, is the organizer’s word.',
  'zh-CN':
    '没有见证：中奖者确由这份证明算出，但名单先于随机数存在、密钥属于主办方，都只是主办方的说法。',
};
