import { profitCurve } from '../../options/analysis/index.ts';
import type { Texts } from '../../shared/index.ts';
import { computeExample, type ComputedExample, type Example } from '../example.ts';
import { readFigure, type FigureUnit } from '../figures.ts';
import { filledText, ONLY_EXAMPLE, type ComputedExamples } from '../lesson-text.ts';
import { randomNumbers, type RandomNumbers } from '../../shared/index.ts';
import { seedOf, shuffled } from './random-numbers.ts';
import type { Answer, BuiltLeg, GeneratedQuestion, Question, QuestionView } from './question.ts';
import { exampleOf, SCENARIOS, type ScenarioExample, type ScenarioId } from './scenario.ts';

/** Largest accepted difference in the unit's own size: a dollar of an amount, a cent of a price, half a percent. */
export const TOLERANCES: Readonly<Record<FigureUnit, number>> = {
  amount: 1,
  profit: 1,
  price: 0.011,
  percent: 0.51,
  days: 0,
  number: 0.011,
};

/** A chart is read with this accuracy: a part of its height or width. */
const CHART_ACCURACY = 0.02;
const CHART_FROM = 0.75;
const CHART_TO = 1.25;

/** Everything that a question is made of for one seed. */
interface Made {
  readonly answer: Answer;
  readonly options?: readonly Texts[];
  readonly unit?: FigureUnit;
  readonly chart?: QuestionView['chart'];
  readonly building?: QuestionView['building'];
  readonly tolerance?: number;
}

const filled = (texts: Texts, computed: ComputedExample | null): Texts => {
  const examples: ComputedExamples = computed ? { [ONLY_EXAMPLE]: computed } : {};
  return {
    en: filledText(texts.en, examples, 'en'),
    'zh-CN': filledText(texts['zh-CN'], examples, 'zh-CN'),
  };
};

/** Options in a random order, of which the first was right. */
function choiceOf(options: readonly Texts[], random: RandomNumbers): Made {
  const order = shuffled(
    options.map((_, i) => i),
    random,
  );
  return {
    options: order.map((i) => options[i]!),
    answer: { kind: 'option', option: order.indexOf(0) },
  };
}

function numberOf(computed: ComputedExample, reference: string, tolerance?: number): Made {
  const read = readFigure(computed, reference);
  if (!read || read.value === 'unlimited')
    throw new RangeError(`the scenario has no number ${reference}`);
  return {
    unit: read.unit,
    answer: { kind: 'number', number: read.value },
    tolerance: tolerance ?? TOLERANCES[read.unit],
  };
}

/** The profit at the front expiry from 75 % to 125 % of the price in dollars: the corners alone, or a curve with later legs. */
function chartOf({ example, input }: ComputedExample): NonNullable<QuestionView['chart']> {
  const [from, to] = [example.spot * CHART_FROM, example.spot * CHART_TO];
  const strikes = example.legs.flatMap(({ strike }) => (strike === undefined ? [] : [strike]));
  const corners = new Set([from, to, ...strikes]);
  const isCurved = example.legs.some(({ days = example.days }) => days !== example.days);
  const curve = profitCurve(input, { at: 'expiry', from, to, points: isCurved ? 21 : 2 }) ?? [];
  return curve
    .filter(({ price }) => isCurved || corners.has(price))
    .map(({ price, profit }) => ({ price: round(price), profit: round(profit) }));
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** Differences that the eye cannot see on the chart: of a price by its width, of an amount by its height. */
function chartTolerance(chart: NonNullable<QuestionView['chart']>, unit: FigureUnit): number {
  const values = chart.map(({ price, profit }) => (unit === 'price' ? price : profit));
  return (Math.max(...values) - Math.min(...values)) * CHART_ACCURACY;
}

const builtLegs = (example: Example): BuiltLeg[] =>
  example.legs.map(({ position, type, strike, days, quantity = 1 }) => ({
    position,
    type,
    strike: type === 'stock' ? null : (strike ?? null),
    days: type === 'stock' ? null : (days ?? example.days),
    quantity,
  }));

const buildingOf = (example: ScenarioExample): NonNullable<QuestionView['building']> => ({
  strikes: example.strikes,
  days: [...new Set(builtLegs(example).flatMap(({ days }) => days ?? []))].sort((a, b) => a - b),
});

function made(
  question: Question,
  example: ScenarioExample | null,
  computed: ComputedExample | null,
  random: RandomNumbers,
): Made {
  if (question.kind === 'choice')
    return choiceOf(
      question.options.map((option) => filled(option, computed)),
      random,
    );
  if (!example || !computed) throw new RangeError(`${question.id} has no scenario`);
  if (question.kind === 'numeric') return numberOf(computed, question.figure, question.tolerance);
  if (question.kind === 'build') {
    const answer: Answer = { kind: 'legs', legs: builtLegs(example) };
    return { answer, building: buildingOf(example) };
  }
  const chart = chartOf(computed);
  const { reads, scenario } = question;
  if (typeof reads === 'object') {
    const names = [scenario, ...reads.name].map((id: ScenarioId): Texts => SCENARIOS[id].name);
    return { ...choiceOf(names, random), chart };
  }
  const number = numberOf(computed, reads);
  return { ...number, chart, tolerance: chartTolerance(chart, number.unit ?? 'price') };
}

/** The question for a seed: what it shows, and apart from it the solution. */
export function generateQuestion(question: Question, seed: number): GeneratedQuestion {
  const random = randomNumbers(seedOf(seed, question.id));
  const { scenario } = question;
  const example = scenario ? exampleOf(scenario, random) : null;
  const computed = example && computeExample(example);
  const parts = made(question, example, computed, random);
  const { id, lesson, kind } = question;
  return {
    view: {
      id,
      lesson,
      kind,
      prompt: filled(question.prompt, computed),
      options: parts.options ?? null,
      unit: parts.unit ?? null,
      chart: parts.chart ?? null,
      building: parts.building ?? null,
    },
    solution: { answer: parts.answer, explanation: filled(question.explanation, computed) },
    tolerance: parts.tolerance ?? 0,
  };
}
