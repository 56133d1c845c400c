import { addDays, midnightUtc, toCalendarDate, type Instant, type Texts } from '../shared/index.ts';
import type { LotteryEvent, Prize, PrizeImage } from './lottery-event.ts';

const text = (en: string, zh: string): Texts => ({ en, 'zh-CN': zh });

/** The same on every server, so that two that start at once add the same events. */
const sampleId = (number: number): string =>
  `01990000-0000-7000-8000-${String(number).padStart(12, '0')}`;

const RULES: readonly Texts[] = [
  text(
    'One entry per account. Entry is free; no purchase necessary.',
    '每个账户限参与一次。免费参与，无需购买。',
  ),
  text(
    'The account must be at least 7 days old when the event opens.',
    '活动开始时，账户注册须满 7 天。',
  ),
  text(
    'A prize not claimed within 14 days goes to the next alternate, and the reason is published.',
    '奖品 14 天内未领取的，顺延给下一位候补，并公布原因。',
  ),
  text(
    'The entry list is frozen and published before the random number exists. There is no second draw.',
    '随机数产生之前，参与名单已冻结并公布。不会重新抽奖。',
  ),
];

type PrizeSample = readonly [PrizeImage, count: number, name: Texts, description: Texts];

const KEYBOARD = text('Mechanical keyboard', '机械键盘');
const HEADPHONES = text('Studio headphones', '录音室耳机');
const NOTEBOOK = text('Dotted notebook', '点阵笔记本');
const LAMP = text('Desk lamp', '台灯');
const MUG = text('Stoneware mug', '粗陶杯');
const SCREEN = text('Portable screen', '便携显示器');

interface Sample {
  readonly title: Texts;
  readonly description: Texts;
  /** Days from the day of the first start. */
  readonly opens: number;
  readonly closes: number;
  readonly participants: number;
  readonly prizes: readonly PrizeSample[];
}

const SAMPLES: readonly Sample[] = [
  {
    title: text('Workbench Draw', '工作台抽奖'),
    description: text(
      'Fourteen prizes for people who build things. Entry is free, one per account.',
      '十四份奖品，送给爱动手的人。免费参与，每个账户一次。',
    ),
    opens: -4,
    closes: 10,
    participants: 738,
    prizes: [
      [
        'keyboard',
        1,
        KEYBOARD,
        text('Aluminium case, hot-swap switches', '铝合金外壳，热插拔轴体'),
      ],
      ['headphones', 3, HEADPHONES, text('Wired, closed back', '有线，封闭式')],
      ['notebook', 10, NOTEBOOK, text('160 pages, lies flat', '160 页，可平摊')],
    ],
  },
  {
    title: text('Reading Corner Draw', '读书角抽奖'),
    description: text(
      'For long evenings: good light, a warm drink, and paper for your notes.',
      '献给漫长的夜晚：一盏好灯，一杯热饮，一本记录心得的笔记本。',
    ),
    opens: 6,
    closes: 20,
    participants: 0,
    prizes: [
      ['lamp', 2, LAMP, text('Warm to cold white, dims to one percent', '色温可调，亮度低至 1%')],
      ['mug', 8, MUG, text('350 ml, dishwasher safe', '350 毫升，可用洗碗机')],
      ['notebook', 20, NOTEBOOK, text('160 pages, lies flat', '160 页，可平摊')],
    ],
  },
  {
    title: text('Second Screen Draw', '第二屏幕抽奖'),
    description: text(
      'A portable screen, and mugs for the runners-up.',
      '一块便携显示器，还有一批安慰奖陶杯。',
    ),
    opens: -19,
    closes: -5,
    participants: 1204,
    prizes: [
      ['screen', 1, SCREEN, text('15.6 inches, one cable', '15.6 英寸，一线连接')],
      ['mug', 12, MUG, text('350 ml, dishwasher safe', '350 毫升，可用洗碗机')],
    ],
  },
  {
    title: text('Quiet Hours Draw', '安静时刻抽奖'),
    description: text(
      'Five prizes for work that needs an undisturbed hour.',
      '五份奖品，送给需要专心一小时的工作。',
    ),
    opens: -47,
    closes: -33,
    participants: 466,
    prizes: [
      ['headphones', 2, HEADPHONES, text('Wired, closed back', '有线，封闭式')],
      ['lamp', 3, LAMP, text('Warm to cold white, dims to one percent', '色温可调，亮度低至 1%')],
    ],
  },
];

const PRIZES_A_SAMPLE = 10;

/** One event that is active, one to come and two that ended, around the day of `at`. */
export function sampleEvents(at: Instant): LotteryEvent[] {
  const today = toCalendarDate(at);
  const dayFromToday = (days: number) => midnightUtc(addDays(today, days));
  return SAMPLES.map(({ opens, closes, prizes, ...sample }, index) => {
    const number = (index + 1) * PRIZES_A_SAMPLE;
    return {
      ...sample,
      id: sampleId(number),
      version: 1,
      opensAt: dayFromToday(opens),
      closesAt: dayFromToday(closes),
      prizes: prizes.map((prize, rank) => toPrize(prize, sampleId(number + rank + 1))),
      rules: RULES,
      sample: true,
      createdAt: at,
      updatedAt: at,
    };
  });
}

const toPrize = ([image, count, name, description]: PrizeSample, id: string): Prize => ({
  id,
  name,
  description,
  count,
  image,
});
