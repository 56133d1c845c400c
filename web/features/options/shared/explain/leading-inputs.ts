import type {
  ExplainedInput,
  Explanation,
  Expression,
  InputName,
} from '@toolyard/core/options/explanations';

/** Inputs of intermediate results that move a figure most, first. */
const LEADING: readonly InputName[] = [
  'spot',
  'chosenPrice',
  'measureVolatility',
  'volatility',
  'smileLevel',
  'days',
  'strike',
  'premium',
  'fillPrice',
  'mark',
];

const symbolsOf = (of: Expression): string[] => {
  if (typeof of === 'object') return of.of.flatMap(symbolsOf);
  return typeof of === 'string' ? [of] : [];
};

const placeIn = <T>(list: readonly T[], item: T): number => {
  const at = list.indexOf(item);
  return at === -1 ? list.length : at;
};

/** At most `most` inputs: those that the formula itself names, then those that matter most to its intermediate results. */
export function leadingInputs({ formula, inputs }: Explanation, most: number): ExplainedInput[] {
  const named = formula === null ? [] : symbolsOf(formula);
  return inputs
    .toSorted(
      (a, b) =>
        placeIn(named, a.symbol) - placeIn(named, b.symbol) ||
        placeIn(LEADING, a.name) - placeIn(LEADING, b.name),
    )
    .slice(0, most);
}
