import { describe, expect, it } from '@jest/globals';
import type { Course } from '../course.ts';
import { COURSES } from '../courses/index.ts';
import { generateQuestion } from './generate-question.ts';
import { hasSamePayoff, isCorrect } from './grade-answer.ts';
import { questionsOf } from './question-bank.ts';
import type { BuiltLeg, GeneratedQuestion, Question } from './question.ts';
import { randomNumbers } from '../../shared/index.ts';
import { shuffled } from './random-numbers.ts';
import { exampleOf, SCENARIOS, type ScenarioId } from './scenario.ts';

const ids = Object.keys(SCENARIOS) as ScenarioId[];
const texts = { en: 'Which?', 'zh-CN': '哪个？' };

const question = <K extends Question['kind']>(
  kind: K,
  more: Omit<Extract<Question, { kind: K }>, 'kind' | 'id' | 'lesson' | 'prompt' | 'explanation'>,
): Question =>
  ({
    id: 'q',
    lesson: 'l',
    prompt: texts,
    explanation: texts,
    kind,
    ...more,
  }) as unknown as Question;

/** The legs of a question's example as the answer of a build question has them. */
const legsFor = (scenario: ScenarioId, seed: number): readonly BuiltLeg[] => {
  const { answer } = generateQuestion(question('build', { scenario }), seed).solution;
  if (answer.kind !== 'legs') throw new Error('no legs');
  return answer.legs;
};

/** Value of legs of one expiry at a price in dollars, written out by hand; calls, puts and lots of stock. */
const valueOf = (legs: readonly BuiltLeg[], price: number): number =>
  legs.reduce((sum, { position, type, strike, quantity }) => {
    const each =
      type === 'stock' ? price : Math.max(0, type === 'call' ? price - strike! : strike! - price);
    return sum + (position === 'long' ? 1 : -1) * quantity * 100 * each;
  }, 0);

const numberFor = (scenario: ScenarioId, figure: string, seed: number): GeneratedQuestion =>
  generateQuestion(question('numeric', { scenario, figure: figure as 'maxLoss' }), seed);
const solved = ({ solution: { answer } }: GeneratedQuestion): number => {
  if (answer.kind !== 'number') throw new Error('no number');
  return answer.number;
};

/** The premium per share of one leg, read from the prompt as a person reads it. */
function premiumsFor(scenario: ScenarioId, seed: number): number[] {
  const count = SCENARIOS[scenario].legs.length;
  const prompt = Array.from({ length: count }, (_, i) => `{premium(${i + 1})}`).join(' ');
  const { view } = generateQuestion(
    { ...question('build', { scenario }), prompt: { en: prompt, 'zh-CN': prompt } },
    seed,
  );
  return view.prompt.en.split(' ').map((each) => Number(each.slice(1).replace(',', '')));
}

/** Seeds that all kinds are tried with. */
const SEEDS = Array.from({ length: 1000 }, (_, i) => i * 7919 + 3);

/** Scenarios of one expiry whose profit has two ends. */
const BOUNDED = ids.filter((id) =>
  [
    'bull-call-spread',
    'bear-put-spread',
    'bull-put-spread',
    'bear-call-spread',
    'iron-condor',
    'iron-butterfly',
    'call-butterfly',
    'collar',
    'covered-call',
    'short-put',
  ].includes(id),
);

/** Greatest and least profit by brute force: at every strike, at 0 and far above, cents exact. */
function bruteBounds(scenario: ScenarioId, seed: number): { most: number; least: number } {
  const legs = legsFor(scenario, seed);
  const premiums = premiumsFor(scenario, seed);
  const paid = legs.reduce(
    (sum, { position, quantity }, i) =>
      sum + (position === 'long' ? 1 : -1) * quantity * 100 * premiums[i]!,
    0,
  );
  const prices = [0, 5000, ...legs.flatMap(({ strike }) => strike ?? [])];
  const profits = prices.map((price) => valueOf(legs, price) - paid);
  return { most: Math.max(...profits), least: Math.min(...profits) };
}

describe('a thousand generated questions of each kind against an evaluation of their own', () => {
  it('numeric: max profit and max loss are those of every corner of the payoff', () => {
    for (const seed of SEEDS) {
      const scenario = BOUNDED[seed % BOUNDED.length]!;
      const { most, least } = bruteBounds(scenario, seed);
      expect(solved(numberFor(scenario, 'maxProfit', seed))).toBeCloseTo(most, 6);
      expect(solved(numberFor(scenario, 'maxLoss', seed))).toBeCloseTo(-least, 6);
    }
  });

  it('numeric: breakevens are strike and premium, by the closed form of each structure', () => {
    for (const seed of SEEDS) {
      const breakeven = (scenario: ScenarioId, n = 1) =>
        solved(numberFor(scenario, `breakeven(${n})`, seed));
      const of = (scenario: ScenarioId) => {
        const strikes = legsFor(scenario, seed).map(({ strike }) => strike ?? 0);
        return { strikes, premiums: premiumsFor(scenario, seed) };
      };
      const call = of('long-call');
      expect(breakeven('long-call')).toBeCloseTo(call.strikes[0]! + call.premiums[0]!, 9);
      const put = of('bull-put-spread');
      const credit = put.premiums[0]! - put.premiums[1]!;
      expect(breakeven('bull-put-spread')).toBeCloseTo(put.strikes[0]! - credit, 9);
      const straddle = of('long-straddle');
      const both = straddle.premiums[0]! + straddle.premiums[1]!;
      expect(breakeven('long-straddle', 1)).toBeCloseTo(straddle.strikes[0]! - both, 9);
      expect(breakeven('long-straddle', 2)).toBeCloseTo(straddle.strikes[0]! + both, 9);
    }
  });

  it('numeric: the tolerance of its unit and not more', () => {
    for (const seed of SEEDS) {
      const generated = numberFor('iron-condor', 'maxLoss', seed);
      const number = solved(generated);
      const given = (by: number) => isCorrect(generated, { kind: 'number', number: number + by });
      expect([given(0), given(1), given(-1), given(1.5), given(-1.5)]).toEqual([
        true,
        true,
        true,
        false,
        false,
      ]);
    }
  });

  it('choice: the option that was written first is right wherever it stands, the others are wrong', () => {
    const options = ['right', 'wrong', 'worse', 'worst'].map((en) => ({ en, 'zh-CN': en }));
    const places = new Set<number>();
    for (const seed of SEEDS) {
      const generated = generateQuestion(question('choice', { options }), seed);
      generated.view.options!.forEach(({ en }, option) => {
        expect(isCorrect(generated, { kind: 'option', option })).toBe(en === 'right');
        if (en === 'right') places.add(option);
      });
      expect(isCorrect(generated, { kind: 'option', option: 4 })).toBe(false);
    }
    expect(places).toEqual(new Set([0, 1, 2, 3]));
  });

  it('build: an answer is right exactly when its value is the same at two hundred prices', () => {
    const random = randomNumbers(42);
    const single = ids.filter((id) => SCENARIOS[id].legs.every((leg) => !('laterBy' in leg)));
    let right = 0;
    for (const seed of SEEDS) {
      const scenario = single[Math.floor(random() * single.length)]!;
      const target = legsFor(scenario, seed);
      const changed = changedLegs(target, random);
      const prices = [...Array.from({ length: 200 }, (_, i) => i * 2.5), 3000];
      const same = prices.every((price) => {
        return Math.abs(valueOf(target, price) - valueOf(changed, price)) < 1e-6;
      });
      const generated = generateQuestion(question('build', { scenario }), seed);
      expect([scenario, seed, isCorrect(generated, { kind: 'legs', legs: changed })]).toEqual([
        scenario,
        seed,
        same,
      ]);
      if (same) right += 1;
    }
    expect(right).toBeGreaterThan(200);
    expect(right).toBeLessThan(800);
  });

  it('chart: the corners are the profit at those prices, and the reading is where it is zero', () => {
    for (const seed of SEEDS) {
      const scenario = (['bull-call-spread', 'bear-call-spread', 'short-put'] as const)[seed % 3]!;
      const generated = generateQuestion(question('chart', { scenario, reads: 'breakeven' }), seed);
      const legs = legsFor(scenario, seed);
      const [first] = generated.view.chart!;
      for (const { price, profit } of generated.view.chart!) {
        const moved = valueOf(legs, price) - valueOf(legs, first!.price);
        expect(Math.abs(profit - first!.profit - moved)).toBeLessThan(1.01);
      }
      const at = solved(generated);
      const zero = crossing(generated.view.chart!);
      expect(Math.abs(at - zero)).toBeLessThan(0.02);
      expect(isCorrect(generated, { kind: 'number', number: zero })).toBe(true);
      const width = generated.view.chart!.at(-1)!.price - first!.price;
      expect(isCorrect(generated, { kind: 'number', number: zero + 0.03 * width })).toBe(false);
    }
  });

  it('chart: a position is named whatever the order of the names', () => {
    const others = ['long-call', 'long-put', 'short-call'] as const;
    for (const seed of SEEDS) {
      const reads = { name: others };
      const generated = generateQuestion(question('chart', { scenario: 'short-put', reads }), seed);
      generated.view.options!.forEach(({ en }, option) =>
        expect(isCorrect(generated, { kind: 'option', option })).toBe(
          en === SCENARIOS['short-put'].name.en,
        ),
      );
    }
  });
});

/** Where the line through the corners crosses zero. */
function crossing(chart: readonly { readonly price: number; readonly profit: number }[]): number {
  for (let i = 1; i < chart.length; i += 1) {
    const [a, b] = [chart[i - 1]!, chart[i]!];
    if (a.profit * b.profit <= 0 && a.profit !== b.profit)
      return a.price + ((b.price - a.price) * -a.profit) / (b.profit - a.profit);
  }
  return Number.NaN;
}

/** The same legs in another form (reordered, split, or a put as a call and sold stock), or other legs. */
function changedLegs(target: readonly BuiltLeg[], random: () => number): readonly BuiltLeg[] {
  const [first, ...rest] = target as [BuiltLeg, ...BuiltLeg[]];
  const kind = Math.floor(random() * 5);
  if (kind === 0) return shuffled(target, random);
  if (kind === 1 && first.quantity === 1)
    return [...rest, { ...first, quantity: 3 }, { ...first, position: other(first), quantity: 2 }];
  if (kind === 2) return [{ ...first, position: other(first) }, ...rest];
  if (kind === 3) return [{ ...first, quantity: first.quantity + 1 }, ...rest];
  return target.map((leg) => (leg.strike === null ? leg : { ...leg, strike: leg.strike + 2.5 }));
}

const other = ({ position }: BuiltLeg) => (position === 'long' ? 'short' : 'long');

describe('what is built', () => {
  const leg = (
    position: 'long' | 'short',
    type: 'call' | 'put' | 'stock',
    strike: number | null,
    days: number | null = 30,
  ): BuiltLeg => ({ position, type, strike, days: type === 'stock' ? null : days, quantity: 1 });

  it('a call is the put with the stock but for the strike in cash, which is another payoff', () =>
    expect(
      hasSamePayoff(
        [leg('long', 'call', 100)],
        [leg('long', 'put', 100), leg('long', 'stock', null)],
      ),
    ).toBe(false));

  it('a box of calls and puts pays the same at every price as its mirror with other legs', () =>
    expect(
      hasSamePayoff(
        [leg('long', 'call', 90), leg('short', 'call', 100), leg('long', 'put', 90)],
        [leg('long', 'put', 90), leg('short', 'call', 100), leg('long', 'call', 90)],
      ),
    ).toBe(true));

  it('a butterfly of puts is the butterfly of calls', () =>
    expect(
      hasSamePayoff(
        [
          leg('long', 'call', 90),
          { ...leg('short', 'call', 100), quantity: 2 },
          leg('long', 'call', 110),
        ],
        [
          leg('long', 'put', 90),
          { ...leg('short', 'put', 100), quantity: 2 },
          leg('long', 'put', 110),
        ],
      ),
    ).toBe(true));

  it('with two expiries the contracts must be the same', () => {
    const calendar = [leg('short', 'call', 100, 30), leg('long', 'call', 100, 58)];
    expect(hasSamePayoff(calendar, [...calendar].reverse())).toBe(true);
    expect(
      hasSamePayoff(calendar, [leg('short', 'call', 100, 58), leg('long', 'call', 100, 30)]),
    ).toBe(false);
    expect(hasSamePayoff([leg('long', 'call', 100, 30)], [leg('long', 'call', 100, 58)])).toBe(
      false,
    );
  });

  it('nothing is not a position', () =>
    expect(hasSamePayoff([], [leg('long', 'call', 100)])).toBe(false));
});

describe('what a question shows', () => {
  const all = COURSES.flatMap(({ id }: Course) => questionsOf(id));
  const SHOWN = ['id', 'lesson', 'kind', 'prompt', 'options', 'unit', 'chart', 'building'];

  it.each(all.map((each) => [each.id, each] as const))(
    '%s: nothing but these fields, and the same for the same seed',
    (_id, each) => {
      for (let seed = 0; seed < 20; seed += 1) {
        const { view } = generateQuestion(each, seed);
        expect(Object.keys(view)).toEqual(SHOWN);
        expect(generateQuestion(each, seed).view).toEqual(view);
      }
    },
  );

  it('every scenario has prices of at least a cent and strikes of its own chain', () => {
    for (const id of ids)
      for (const seed of SEEDS.slice(0, 50)) {
        const example = exampleOf(id, randomNumbers(seed));
        for (const { strike } of example.legs)
          if (strike !== undefined) expect(example.strikes).toContain(strike);
        expect(premiumsFor(id, seed).every((premium) => premium >= 0.01)).toBe(true);
      }
  });
});
