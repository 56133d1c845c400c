import type { Award } from './forfeits.ts';
import type { TrustLabel } from './trust-label.ts';
import type { Texts } from '../../shared/index.ts';

/** The checks of a draw, in the order of the protocol. */
export const VERIFICATION_STEPS = [
  'shape',
  'log',
  'signatures',
  'rules',
  'manifest',
  'freeze',
  'list',
  'tree',
  'entropy',
  'seed',
  'winners',
  'forfeits',
] as const;
export type VerificationStep = (typeof VERIFICATION_STEPS)[number];

/** Every way in which a value can be wrong. */
export const PROBLEM_TEXTS = {
  json: { en: 'is where the file stops being JSON', 'zh-CN': '此处不再是有效的 JSON' },
  malformed: { en: 'is missing, unknown or malformed', 'zh-CN': '缺失、未知或格式错误' },
  altered: {
    en: 'was altered after it was published: the log’s chain of hashes does not contain it',
    'zh-CN': '在公布之后被改动：与日志的哈希链不符',
  },
  signature: { en: 'does not match its signature', 'zh-CN': '与签名不符' },
  hash: { en: 'does not match the hash that was published', 'zh-CN': '与已公布的哈希不符' },
  order: { en: 'is out of order', 'zh-CN': '顺序错误' },
  time: { en: 'is not at a time that the rules allow', 'zh-CN': '时间不符合规则' },
  limit: { en: 'is beyond a limit of the manifest', 'zh-CN': '超出清单规定的限制' },
  round: {
    en: 'is not the round that follows from the time of the draw',
    'zh-CN': '不是开奖时间对应的轮次',
  },
  randomness: { en: 'is not the hash of the round’s signature', 'zh-CN': '不是该轮签名的哈希' },
  beaconSignature: { en: 'was not signed by the beacon’s key', 'zh-CN': '不是信标密钥的签名' },
  commitment: { en: 'does not match the commitment', 'zh-CN': '与承诺值不符' },
  mode: { en: 'does not fit the entropy rule of the manifest', 'zh-CN': '与清单的随机规则不符' },
  computed: { en: 'differs from the value computed here', 'zh-CN': '与此处计算的结果不同' },
} as const satisfies Readonly<Record<string, Texts>>;
export type Problem = keyof typeof PROBLEM_TEXTS;

/** A value of the bundle that is wrong. */
export interface Fault {
  readonly step: VerificationStep;
  /** Its path, as `picks[2].uuid`; '' = the whole bundle. */
  readonly field: string;
  readonly problem: Problem;
}

/**
 * The result of a step. `waiting`: the draw has not come to it yet. `blocked`: it cannot be checked because of a fault
 * elsewhere.
 */
export interface StepResult {
  readonly step: VerificationStep;
  readonly state: 'passed' | 'failed' | 'waiting' | 'blocked';
  readonly faults: readonly Fault[];
}

/** How far a draw has come. */
export type DrawStage = 'published' | 'frozen' | 'selected' | 'cancelled' | 'failed';

/** The result of all steps. */
export interface Verification {
  /** No fault was found. */
  readonly ok: boolean;
  /** Null when the bundle cannot be read. */
  readonly stage: DrawStage | null;
  readonly label: TrustLabel | null;
  readonly steps: readonly StepResult[];
  /** Who holds which prize now; empty before the draw and for a faulty draw. */
  readonly awards: readonly Award[];
}

/** What each step proves. */
export const STEP_TEXTS: Readonly<Record<VerificationStep, Texts>> = {
  shape: {
    en: 'The bundle is complete and has no unknown fields',
    'zh-CN': '证明文件完整，没有未知字段',
  },
  log: {
    en: 'The public log is one unbroken chain: nothing was removed, changed or drawn twice',
    'zh-CN': '公开日志是一条完整的链：没有删除、改动或重复抽奖',
  },
  signatures: {
    en: 'The organiser signed the manifest, the frozen list and the log',
    'zh-CN': '主办方签署了清单、冻结名单和日志',
  },
  rules: {
    en: 'The rules are those whose hash was published',
    'zh-CN': '规则与已公布的哈希一致',
  },
  manifest: {
    en: 'Prizes, times and the source of randomness were fixed before the event opened',
    'zh-CN': '奖品、时间和随机来源在活动开始前已确定',
  },
  freeze: {
    en: 'The entry list was frozen after the close and before the random number existed',
    'zh-CN': '参与名单在截止之后、随机数产生之前冻结',
  },
  list: {
    en: 'The entry list is the frozen one, entry by entry',
    'zh-CN': '参与名单与冻结的名单逐条一致',
  },
  tree: {
    en: 'The root of the Merkle tree over all entries is the published one',
    'zh-CN': '全部参与记录的默克尔树根与已公布的一致',
  },
  entropy: {
    en: 'The randomness is genuine and is the one named in advance',
    'zh-CN': '随机数真实，且是事先指定的那一个',
  },
  seed: {
    en: 'The seed follows from the randomness and the entry list',
    'zh-CN': '种子由随机数和参与名单计算得出',
  },
  winners: {
    en: 'The same winners and alternates come out when the draw is repeated here',
    'zh-CN': '在此重新计算，得到相同的中奖者和候补',
  },
  forfeits: {
    en: 'Every forfeited prize went to the next alternate, with a public reason',
    'zh-CN': '每份放弃的奖品都顺延给下一位候补，并公布了原因',
  },
};
