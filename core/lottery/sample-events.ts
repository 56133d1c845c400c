import { addDays, midnightUtc, toCalendarDate, type Instant, type Texts } from '../shared/index.ts';
import type { BeaconRound } from './draw/index.ts';
import { newDraft, type EventDraft, type PrizeDraft } from './event-draft.ts';
import { SITE_ORGANISER, type PrizeImage } from './lottery-event.ts';
import { standardRules } from './standard-rules.ts';

const text = (en: string, zh: string): Texts => ({ en, 'zh-CN': zh });

/** The same on every server, so that two that start at once add the same events. */
export const sampleId = (number: number): string =>
  `01990000-0000-7000-8000-${String(number).padStart(12, '0')}`;

type PrizeSample = readonly [PrizeImage, count: number, name: Texts, description: Texts];

const KEYBOARD = text('Mechanical keyboard', '机械键盘');
const HEADPHONES = text('Studio headphones', '录音室耳机');
const NOTEBOOK = text('Dotted notebook', '点阵笔记本');
const LAMP = text('Desk lamp', '台灯');
const MUG = text('Stoneware mug', '粗陶杯');
const SCREEN = text('Portable screen', '便携显示器');

const toPrize = ([image, count, name, description]: PrizeSample): PrizeDraft => ({
  name,
  description,
  count,
  image,
  picture: null,
});

/** A sample with its entries, made by the same use cases as any other event. */
export interface SampleEvent {
  readonly id: string;
  readonly draft: EventDraft;
  readonly publishedAt: Instant;
  /** Weights of the entries. */
  readonly weights: readonly number[];
  /** The round that its winners are drawn by; null while it has not been drawn. */
  readonly round: BeaconRound | null;
}

/** A real round of drand's quicknet (2023-09-15T11:00:03Z), from the documentation of drand-verify. */
const SAMPLE_ROUND: BeaconRound = {
  round: 657_413,
  signature:
    'b713718a38ae728dfd477991af2822e08d2f305e47718cef9f7848ce4050e7be41076862b98fad56e91a6b85b89cd97b',
  randomness: 'fc1873a13f3545aeade8401532ef5519920652eee6b0d2b19ca12643b87b3587',
};
const SAMPLE_DRAW_AT = Date.UTC(2023, 8, 15, 11, 0, 3);

const DAY = 86_400_000;
const HOUR = 3_600_000;

/** Weights 1 to 3 in turn. */
const sampleWeights = (count: number): number[] =>
  Array.from({ length: count }, (_, index) => 1 + (index % 3));

function draft(
  change: Partial<EventDraft> & Pick<EventDraft, 'title' | 'description' | 'opensAt' | 'closesAt'>,
  prizes: readonly PrizeSample[],
): EventDraft {
  const drawAt = change.closesAt + HOUR;
  const terms: EventDraft = {
    ...newDraft(change.opensAt),
    maxWeight: 3,
    daysPerChance: 30,
    drawAt,
    ...change,
    prizes: prizes.map(toPrize),
  };
  const rules = standardRules(terms, {
    organiser: SITE_ORGANISER,
    contact: 'contact@toolyard.example',
  });
  return { ...terms, rules };
}

/** One event that is active, one to come and one whose winners were drawn, around the day of `at`. */
export function sampleEvents(at: Instant): readonly SampleEvent[] {
  const today = toCalendarDate(at);
  const dayFromToday = (days: number) => midnightUtc(addDays(today, days));
  return [
    {
      id: sampleId(10),
      publishedAt: dayFromToday(-5),
      weights: sampleWeights(24),
      round: null,
      draft: draft(
        {
          title: text('Workbench Draw', '工作台抽奖'),
          description: text(
            'Fourteen prizes for people who build things. Entry is free, one per account.',
            '十四份奖品，送给爱动手的人。免费参与，每个账户一次。',
          ),
          opensAt: dayFromToday(-4),
          closesAt: dayFromToday(10),
          needsVerifiedEmail: false,
        },
        [
          [
            'keyboard',
            1,
            KEYBOARD,
            text('Aluminium case, hot-swap switches', '铝合金外壳，热插拔轴体'),
          ],
          ['headphones', 3, HEADPHONES, text('Wired, closed back', '有线，封闭式')],
          ['notebook', 10, NOTEBOOK, text('160 pages, lies flat', '160 页，可平摊')],
        ],
      ),
    },
    {
      id: sampleId(20),
      publishedAt: at,
      weights: [],
      round: null,
      draft: draft(
        {
          title: text('Reading Corner Draw', '读书角抽奖'),
          description: text(
            'For long evenings: good light, a warm drink, and paper for your notes.',
            '献给漫长的夜晚：一盏好灯，一杯热饮，一本记录心得的笔记本。',
          ),
          opensAt: dayFromToday(6),
          closesAt: dayFromToday(20),
          minAccountAge: 7,
        },
        [
          [
            'lamp',
            2,
            LAMP,
            text('Warm to cold white, dims to one percent', '色温可调，亮度低至 1%'),
          ],
          ['mug', 8, MUG, text('350 ml, dishwasher safe', '350 毫升，可用洗碗机')],
          ['notebook', 20, NOTEBOOK, text('160 pages, lies flat', '160 页，可平摊')],
        ],
      ),
    },
    {
      id: sampleId(30),
      publishedAt: SAMPLE_DRAW_AT - 16 * DAY,
      weights: sampleWeights(40),
      round: SAMPLE_ROUND,
      draft: draft(
        {
          title: text('Second Screen Draw', '第二屏幕抽奖'),
          description: text(
            'A portable screen, and mugs for the runners-up.',
            '一块便携显示器，还有一批安慰奖陶杯。',
          ),
          opensAt: SAMPLE_DRAW_AT - 15 * DAY,
          closesAt: SAMPLE_DRAW_AT - HOUR,
          drawAt: SAMPLE_DRAW_AT,
        },
        [
          ['screen', 1, SCREEN, text('15.6 inches, one cable', '15.6 英寸，一线连接')],
          ['mug', 12, MUG, text('350 ml, dishwasher safe', '350 毫升，可用洗碗机')],
        ],
      ),
    },
  ];
}
