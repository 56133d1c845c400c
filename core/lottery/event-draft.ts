import {
  INVISIBLE_TEXT,
  isStorable,
  isVisible,
  isVisibleText,
  LANGUAGES,
  ok,
  refuse,
  type FieldError,
  type Instant,
  type Result,
  type Texts,
} from '../shared/index.ts';
import {
  ENTROPY_MODES,
  EVENT_LIMITS,
  PRIZE_IMAGES,
  type EventTerms,
  type EntropyMode,
  type Prize,
  type PrizeImage,
} from './lottery-event.ts';
import { LOTTERY_EVENT_INVALID } from './lottery.errors.ts';

/** A prize before it is stored. */
export type PrizeDraft = Omit<Prize, 'id'>;

/** The terms as a form holds them; a text left empty in one language is that of the other. */
export interface EventDraft extends Omit<EventTerms, 'prizes'> {
  readonly prizes: readonly PrizeDraft[];
}

const fault = (field: string, en: string, zh: string): FieldError => ({
  field,
  message: en,
  texts: { en, 'zh-CN': zh },
});

/** Each language trimmed; an empty one is the other's. */
export function completeTexts(texts: Texts): Texts {
  const en = texts.en.trim();
  const zh = texts['zh-CN'].trim();
  return { en: en || zh, 'zh-CN': zh || en };
}

interface TextRule {
  readonly field: string;
  readonly most: number;
  readonly label: readonly [en: string, zh: string];
  /** Whether the text may have several lines. */
  readonly lines?: boolean;
}

function textFault(
  texts: Texts,
  { field, most, label: [en, zh], lines = false }: TextRule,
): FieldError | null {
  if (texts.en === '') return fault(field, `${en} is required`, `请填写${zh}`);
  const each = LANGUAGES.map((language) => texts[language]);
  if (each.some((text) => [...text].length > most || !isStorable(text)))
    return fault(
      field,
      `${en} must have at most ${most} characters`,
      `${zh}不能超过 ${most} 个字符`,
    );
  return each.every(lines ? isVisibleText : isVisible)
    ? null
    : { field, message: INVISIBLE_TEXT.en, texts: INVISIBLE_TEXT };
}

interface NumberRule {
  readonly field: string;
  readonly range: readonly [least: number, most: number];
  readonly label: readonly [en: string, zh: string];
}

function numberFault(
  value: number,
  { field, range: [least, most], label: [en, zh] }: NumberRule,
): FieldError | null {
  const isWithin = Number.isInteger(value) && value >= least && value <= most;
  return isWithin
    ? null
    : fault(
        field,
        `${en} must be a whole number from ${least} to ${most}`,
        `${zh}必须是 ${least} 到 ${most} 的整数`,
      );
}

const isInstant = (at: Instant): boolean => Number.isSafeInteger(at) && at > 0;

/** The times of a draft, in the order of the form. */
function timeFaults({ opensAt, closesAt, drawAt }: EventDraft): (FieldError | null)[] {
  const missing = (
    [
      ['opensAt', opensAt],
      ['closesAt', closesAt],
      ['drawAt', drawAt],
    ] as const
  )
    .filter(([, at]) => !isInstant(at))
    .map(([field]) => fault(field, 'Please choose a date and a time', '请选择日期和时间'));
  if (missing.length > 0) return missing;
  return [
    closesAt > opensAt && closesAt - opensAt <= EVENT_LIMITS.span
      ? null
      : fault(
          'closesAt',
          'The event must close after it opens, within 366 days',
          '截止时间须晚于开始时间，且不超过 366 天',
        ),
    drawAt >= closesAt + EVENT_LIMITS.freezeTime && drawAt - closesAt <= EVENT_LIMITS.drawDelay
      ? null
      : fault(
          'drawAt',
          'The draw must be 10 minutes to 90 days after the close: the list of entries is published in between',
          '抽奖时间须在截止后 10 分钟到 90 天之间：其间公布参与名单',
        ),
  ];
}

const NUMBERS: readonly (readonly [keyof EventDraft, NumberRule['range'], NumberRule['label']])[] =
  [
    ['minAccountAge', [0, EVENT_LIMITS.accountAge], ['Account age in days', '账户天数']],
    ['maxWeight', [1, EVENT_LIMITS.maxWeight], ['Chances per entry', '每份参与的机会数']],
    [
      'daysPerChance',
      [1, EVENT_LIMITS.accountAge],
      ['Days per further chance', '每增加一次机会的天数'],
    ],
    ['alternates', [0, EVENT_LIMITS.alternates], ['Alternates', '候补人数']],
    ['claimDays', [1, EVENT_LIMITS.claimDays], ['Days to claim', '领奖天数']],
  ];

function capacityFault({ capacity, maxWeight }: EventDraft): FieldError | null {
  if (capacity === null) return null;
  const most = Math.floor(EVENT_LIMITS.totalWeight / Math.max(1, maxWeight));
  return numberFault(capacity, { field: 'capacity', range: [1, most], label: ['Places', '名额'] });
}

function prizeFaults({ prizes }: EventDraft): (FieldError | null)[] {
  if (prizes.length === 0 || prizes.length > EVENT_LIMITS.prizes)
    return [
      fault(
        'prizes',
        `Please list 1 to ${EVENT_LIMITS.prizes} prizes`,
        `请填写 1 到 ${EVENT_LIMITS.prizes} 个奖品`,
      ),
    ];
  const total = prizes.reduce((sum, { count }) => sum + count, 0);
  return [
    ...prizes.flatMap(({ name, description, count, image, picture }, place) => [
      textFault(name, {
        field: `prizes.${place}.name`,
        most: EVENT_LIMITS.prizeName,
        label: ['Prize name', '奖品名称'],
      }),
      textFault(description, {
        field: `prizes.${place}.description`,
        most: EVENT_LIMITS.prizeDescription,
        label: ['Prize description', '奖品说明'],
        lines: true,
      }),
      numberFault(count, {
        field: `prizes.${place}.count`,
        range: [1, EVENT_LIMITS.prizeCount],
        label: ['Number of prizes', '奖品数量'],
      }),
      PRIZE_IMAGES.includes(image)
        ? null
        : fault(`prizes.${place}.image`, 'Please choose a picture', '请选择图片'),
      picture &&
        textFault(picture.alt, {
          field: `prizes.${place}.alt`,
          most: EVENT_LIMITS.pictureAlt,
          label: ['Text instead of the picture', '图片的替代文字'],
        }),
    ]),
    total > EVENT_LIMITS.prizeCount
      ? fault(
          'prizes',
          `All prizes together must be at most ${EVENT_LIMITS.prizeCount}`,
          `奖品总数不能超过 ${EVENT_LIMITS.prizeCount}`,
        )
      : null,
  ];
}

function ruleFaults({ rules }: EventDraft): (FieldError | null)[] {
  if (rules.length === 0 || rules.length > EVENT_LIMITS.rules)
    return [
      fault(
        'rules',
        `Please write 1 to ${EVENT_LIMITS.rules} rules`,
        `请填写 1 到 ${EVENT_LIMITS.rules} 条规则`,
      ),
    ];
  return rules.map((rule, place) =>
    textFault(rule, {
      field: `rules.${place}`,
      most: EVENT_LIMITS.rule,
      label: ['The rule', '规则'],
      lines: true,
    }),
  );
}

/** The draft with all texts in both languages. */
export const completeDraft = (draft: EventDraft): EventDraft => ({
  ...draft,
  title: completeTexts(draft.title),
  description: completeTexts(draft.description),
  prizes: draft.prizes.map((prize) => ({
    ...prize,
    name: completeTexts(prize.name),
    description: completeTexts(prize.description),
    picture: prize.picture && { ...prize.picture, alt: completeTexts(prize.picture.alt) },
  })),
  rules: draft.rules.map(completeTexts),
});

/** All errors of a draft, in the order of the form. */
export function eventFaults(typed: EventDraft): FieldError[] {
  const draft = completeDraft(typed);
  return [
    textFault(draft.title, {
      field: 'title',
      most: EVENT_LIMITS.title,
      label: ['Title', '标题'],
    }),
    textFault(draft.description, {
      field: 'description',
      most: EVENT_LIMITS.description,
      label: ['Description', '描述'],
      lines: true,
    }),
    ...timeFaults(draft),
    ...NUMBERS.map(([field, range, label]) =>
      numberFault(draft[field] as number, { field, range, label }),
    ),
    capacityFault(draft),
    ENTROPY_MODES.includes(draft.entropy)
      ? null
      : fault('entropy', 'Please choose a source of randomness', '请选择随机数来源'),
    ...prizeFaults(draft),
    ...ruleFaults(draft),
  ].filter((each) => each !== null);
}

/** The terms of a draft, or LOTTERY_EVENT_INVALID with every fault. */
export function checkEvent(draft: EventDraft, nextId: () => string): Result<EventTerms> {
  const details = eventFaults(draft);
  if (details.length > 0) return refuse(LOTTERY_EVENT_INVALID({ details }));
  const { prizes, ...terms } = completeDraft(draft);
  return ok({ ...terms, prizes: prizes.map((prize) => ({ ...prize, id: nextId() })) });
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const onTheHour = (at: Instant): Instant => Math.ceil(at / HOUR) * HOUR;

/** What a new form starts with: opens within two hours, closes after two weeks, is drawn an hour later. */
export function newDraft(at: Instant): EventDraft {
  const opensAt = onTheHour(at + HOUR);
  const closesAt = opensAt + 14 * DAY;
  const empty: Texts = { en: '', 'zh-CN': '' };
  const image: PrizeImage = 'mug';
  const entropy: EntropyMode = 'beacon';
  return {
    title: empty,
    description: empty,
    opensAt,
    closesAt,
    drawAt: closesAt + HOUR,
    capacity: null,
    needsVerifiedEmail: true,
    minAccountAge: 0,
    maxWeight: 1,
    daysPerChance: 30,
    isWithdrawable: true,
    alternates: 3,
    claimDays: 14,
    entropy,
    prizes: [{ name: empty, description: empty, count: 1, image, picture: null }],
    rules: [],
  };
}
