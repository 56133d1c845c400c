import {
  computeExample,
  formatFigure,
  readFigure,
  type ComputedExample,
  type Example,
  type FigureUnit,
} from '@toolyard/core/learning';
import { recordInDollars, trackRecord } from '@toolyard/core/options/records';
import { fromDollars, type Language } from '@toolyard/core/shared';
import { escaped } from './interface-names.ts';
import { finding, withoutCode, type ContentPage, type Finding } from './content-pages.ts';

/** What figures.json says of a page. */
export interface PageFigures {
  /** Positions by name, as in the courses. */
  readonly examples?: Readonly<Record<string, Example>>;
  /** Results of closed trades in dollars, in the order in which they ended, by name. */
  readonly trades?: Readonly<Record<string, readonly number[]>>;
  /** Figures that the text states, as `condor.maxLoss` or `closed.expectancy`. */
  readonly figures: readonly string[];
  /** Amounts that the text assumes and nothing computes. */
  readonly given?: readonly string[];
}

/** Units of the figures of closed trades. */
const TRADE_UNITS: Readonly<Record<string, FigureUnit>> = {
  totalReturn: 'profit',
  expectancy: 'profit',
  grossProfit: 'amount',
  grossLoss: 'amount',
  maxDrawdown: 'amount',
  drawdownTo: 'amount',
  winRate: 'percent',
  profitFactor: 'number',
};

function tradeFigure(results: readonly number[], name: string) {
  const unit = TRADE_UNITS[name];
  const trades = results.map((each) => ({ returnAmount: fromDollars(each), daysHeld: 1 }));
  const value = recordInDollars(trackRecord(trades))[name as 'winRate'];
  if (unit === undefined || value === null) return null;
  return { value: unit === 'percent' ? value * 100 : value, unit };
}

interface Computed {
  readonly examples: Readonly<Record<string, ComputedExample>>;
  readonly trades: Readonly<Record<string, readonly number[]>>;
}

/** A figure as the text must write it, recomputed by core; null where there is no such figure. */
function figureText(reference: string, computed: Computed, language: Language): string | null {
  const [, name = '', figure = ''] = /^(\w+)\.(.+)$/.exec(reference) ?? [];
  const example = computed.examples[name];
  const results = computed.trades[name];
  const read = example
    ? readFigure(example, figure)
    : results
      ? tradeFigure(results, figure)
      : null;
  return read && formatFigure(read, language);
}

/** Amounts that an example begins with: price, strikes, premiums, quotes and account. */
const inputsOf = ({ spot, legs, account }: Example): number[] => [
  ...[spot, ...(account ? [account.dollars] : [])],
  ...legs.flatMap(({ strike, premium }) => [strike, premium].filter((each) => each !== undefined)),
];

const inDollars = (value: number): string =>
  formatFigure({ value, unit: Number.isInteger(value) ? 'amount' : 'price' }, 'en');

const AMOUNT = /[+−-]?\$\d+(?:,\d{3})*(?:\.\d+)?/g;
const unsigned = (amount: string): string => amount.replace(/^[+−-]/, '');

/** Figures that core computes otherwise than the page states them, and amounts that nobody declares. */
export function figureFindings(
  page: ContentPage,
  { examples = {}, trades = {}, figures, given = [] }: PageFigures = { figures: [] },
): Finding[] {
  const computed: Computed = {
    trades,
    examples: Object.fromEntries(
      Object.entries(examples).map(([name, example]) => [name, computeExample(example)]),
    ),
  };
  const text = withoutCode(page.article.markdown);
  const stated = figures.map((name) => [name, figureText(name, computed, page.language)] as const);
  const wrong = stated.flatMap(([name, value]) => {
    if (value === null) return [finding(page, '', 'figures', `${name} does not exist`)];
    const isStated = new RegExp(`(?<![\\d.,])${escaped(value)}(?![\\d]|[.,]\\d)`).test(text);
    return isStated ? [] : [finding(page, '', 'figures', `${name} is ${value}; the text differs`)];
  });
  const declared = new Set([
    ...stated.flatMap(([, value]) => (value === null ? [] : [unsigned(value)])),
    ...Object.values(examples).flatMap(inputsOf).map(inDollars),
    ...Object.values(trades)
      .flat()
      .map((each) => inDollars(Math.abs(each))),
    ...given,
  ]);
  const undeclared = [...text.matchAll(AMOUNT)].filter(
    ([amount]) => !declared.has(unsigned(amount)),
  );
  return [
    ...wrong,
    ...undeclared.map(([amount]) =>
      finding(
        page,
        amount,
        'figures',
        `${amount} is neither computed nor declared in figures.json`,
      ),
    ),
  ];
}
