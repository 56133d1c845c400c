import type { Award } from './forfeits.ts';
import {
  TRUST_GAP_TEXTS,
  TRUST_LABEL_TEXTS,
  UNWITNESSED_TEXT,
  type TrustGap,
  type TrustLabel,
} from './trust-label.ts';
import type { StampedTime } from './ports/timestamp-authority.ts';
import type { Texts } from '../../shared/index.ts';

/** The checks of a draw, in the order of the protocol. */
export const VERIFICATION_STEPS = [
  'shape',
  'log',
  'signatures',
  'key',
  'rules',
  'manifest',
  'freeze',
  'notBefore',
  'notAfter',
  'list',
  'tree',
  'register',
  'timing',
  'entropy',
  'seed',
  'winners',
  'forfeits',
] as const;
export type VerificationStep = (typeof VERIFICATION_STEPS)[number];

/** Every way in which a value can be wrong. */
export const PROBLEM_TEXTS = {
  json: { en: 'is where the file stops being JSON', 'zh-CN': '此处不再是有效的 JSON' },
  duplicate: {
    en: 'stands twice: readers that take the first and readers that take the last see two proofs',
    'zh-CN': '出现了两次：取第一个与取最后一个的程序会看到两份不同的证明',
  },
  witness: {
    en: 'is not what the witness saw',
    'zh-CN': '与见证的内容不符',
  },
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
  imprint: {
    en: 'is a time stamp of something else than this frozen list',
    'zh-CN': '不是这份冻结名单的时间戳',
  },
  stampSignature: {
    en: 'was not signed by the certificate of a time-stamping authority',
    'zh-CN': '不是时间戳机构证书的签名',
  },
  commitment: { en: 'does not match the commitment', 'zh-CN': '与承诺值不符' },
  mode: { en: 'does not fit the entropy rule of the manifest', 'zh-CN': '与清单的随机规则不符' },
  dropped: {
    en: 'was entered and never withdrawn, and is not on the list: the entry was dropped',
    'zh-CN': '已登记且从未撤回，却不在名单中：该记录被丢弃',
  },
  unentered: {
    en: 'is on the list, and the register does not have it',
    'zh-CN': '在名单中，登记簿中却没有',
  },
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
 * elsewhere. `unwitnessed`: it rests on the organiser's word, since no proof can show it of itself. `absent`: the
 * manifest does not promise it.
 */
export interface StepResult {
  readonly step: VerificationStep;
  readonly state: 'passed' | 'failed' | 'waiting' | 'blocked' | 'unwitnessed' | 'absent';
  readonly faults: readonly Fault[];
}

/** How far a draw has come. */
export type DrawStage = 'published' | 'frozen' | 'selected' | 'cancelled' | 'failed';

/** The result of all steps. */
export interface Verification {
  /** No fault was found. It says nothing of the steps that need a witness. */
  readonly ok: boolean;
  /** Sound, and neither the key nor the time of the list rests on the organiser's word alone. */
  readonly witnessed: boolean;
  /** Null when the bundle cannot be read. */
  readonly stage: DrawStage | null;
  /** That of its entropy rule; C without a witness. */
  readonly label: TrustLabel | null;
  /** What lowers the label. */
  readonly gaps: readonly TrustGap[];
  /** What the time stamp of the lock says; null without a genuine one. */
  readonly stamp: StampedTime | null;
  readonly steps: readonly StepResult[];
  /** Who holds which prize now; empty before the draw and for a faulty draw. */
  readonly awards: readonly Award[];
}

/** Why a sound proof has its label, in sentences; none for one that does not hold. */
export function labelTexts({
  ok,
  label,
  witnessed,
  gaps,
}: Pick<Verification, 'ok' | 'label' | 'witnessed' | 'gaps'>): readonly Texts[] {
  if (!ok || label === null) return [];
  const text = witnessed ? TRUST_LABEL_TEXTS[label] : UNWITNESSED_TEXT;
  return [text, ...gaps.map((gap) => TRUST_GAP_TEXTS[gap])];
}

/** What each step proves. */
export const STEP_TEXTS: Readonly<Record<VerificationStep, Texts>> = {
  shape: {
    en: 'The bundle is complete and has no unknown fields',
    'zh-CN': '证明文件完整，没有未知字段',
  },
  log: {
    en: 'The public log is one unbroken chain up to its last line, with one freeze and one draw',
    'zh-CN': '公开日志直到最后一行都是一条完整的链，只有一次冻结和一次抽奖',
  },
  signatures: {
    en: 'One key signed the manifest, the frozen list and the log',
    'zh-CN': '清单、冻结名单和日志由同一把密钥签署',
  },
  key: {
    en: 'That key is the organizer’s',
    'zh-CN': '该密钥属于主办方',
  },
  rules: {
    en: 'The rules are those whose hash was published',
    'zh-CN': '规则与已公布的哈希一致',
  },
  manifest: {
    en: 'Prizes, times and the source of randomness are those of the manifest; by the organizer’s clock it was published before the event opened',
    'zh-CN': '奖品、时间和随机来源与清单一致；按主办方的时钟，清单在活动开始前公布',
  },
  freeze: {
    en: 'By the organizer’s clock the entry list was frozen after the close and before the draw',
    'zh-CN': '按主办方的时钟，参与名单在截止之后、开奖之前冻结',
  },
  notBefore: {
    en: 'The list was frozen after the close, whatever the organizer’s clock says: its lock names a round of the beacon that nobody knew before',
    'zh-CN': '无论主办方的时钟如何，名单都在截止之后冻结：锁定记录注明了一轮此前无人知晓的信标',
  },
  notAfter: {
    en: 'A time-stamping authority signed that the frozen list was there before the randomness was public',
    'zh-CN': '时间戳机构签署证明：冻结的名单在随机数公开之前已经存在',
  },
  list: {
    en: 'The entry list is the frozen one, entry by entry',
    'zh-CN': '参与名单与冻结的名单逐条一致',
  },
  tree: {
    en: 'The root of the Merkle tree over all entries is the published one',
    'zh-CN': '全部参与记录的默克尔树根与已公布的一致',
  },
  register: {
    en: 'Every entry that the public register took in and that did not leave again is on the list, and no other',
    'zh-CN': '公开登记簿中登记且未退出的参与记录全部在名单中，名单中也没有其他记录',
  },
  timing: {
    en: 'The entry list existed before the randomness was public',
    'zh-CN': '参与名单在随机数公开之前就已存在',
  },
  entropy: {
    en: 'The randomness is the one that the manifest names: the beacon’s signed round, or the seed of the commitment',
    'zh-CN': '随机数正是清单所指定的：信标签名的那一轮，或承诺值对应的种子',
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

/** What no proof shows, beside every result. */
export const CAVEATS: readonly Texts[] = [
  {
    en: 'That each entry is a different person: judge the number of entries, their weights and the rules yourself.',
    'zh-CN': '每条参与记录都是不同的人：请自行判断记录数、权重和规则。',
  },
  {
    en: 'That your copy is what others saw: compare the root or the head of the log with one that somebody saved before the draw.',
    'zh-CN': '你看到的与他人看到的一致：请将树根或日志末端与他人在开奖前保存的相比较。',
  },
  {
    en: 'That an entrant wanted the withdrawal of an entry: the line in the register is the organizer’s word, given in public before the freeze.',
    'zh-CN': '撤回确是参与者本人的意愿：登记簿中的那一行是主办方在名单冻结前公开作出的声明。',
  },
  {
    en: 'That anything happened when the proof says: all times are the organizer’s, but for the round of the beacon and the time stamp in it.',
    'zh-CN': '事情确实发生在证明所写的时间：除其中的信标轮次和时间戳之外，所有时间都出自主办方。',
  },
  {
    en: 'That the time-stamping authority is honest: a time stamp is the word of whoever holds its key.',
    'zh-CN': '时间戳机构是诚实的：时间戳只是持有其密钥者的说法。',
  },
  {
    en: 'That nothing was cut off the end of the log: a later head that somebody saved shows it.',
    'zh-CN': '日志末尾没有被截掉：他人之后保存的日志末端可以证明。',
  },
  {
    en: 'That the key is the organizer’s: compare it with a receipt or with their other draws.',
    'zh-CN': '密钥属于主办方：请与凭证或主办方的其他抽奖相比较。',
  },
  {
    en: 'That the reason for a forfeit is true, and that prizes were delivered.',
    'zh-CN': '放弃奖品的原因属实，以及奖品确已发放。',
  },
];
