import { toDollars } from '../../shared/index.ts';
import { isOptionLeg, settlementInstant, yearsBetween } from '../contracts/index.ts';
import type { OptionLeg } from '../contracts/index.ts';
import { optionGreeks } from '../pricing/index.ts';
import { legTerms } from '../analysis/index.ts';
import type { AnalysisInput, StrategyAnalysis } from '../analysis/index.ts';
import { blackScholesSteps } from './black-scholes-steps.ts';
import type { BlackScholesSteps } from './black-scholes-steps.ts';
import {
  add,
  divide,
  multiply,
  negate,
  normalCdf,
  normalDensity,
  sqrt,
  subtract,
} from './expression.ts';
import type { Expression } from './expression.ts';
import { numbered, sharesOf } from './leg-symbols.ts';
import type { NumberedLeg } from './leg-symbols.ts';
import { unavailable, indexed } from './derivation.ts';
import type { DerivedFigure, Derivation } from './derivation.ts';
import type { Convention } from './explanation.ts';

export const GREEKS = ['delta', 'gamma', 'theta', 'vega', 'rho'] as const;
export type ShownGreek = (typeof GREEKS)[number];

/** Divisor for the units of the screens: theta per day, vega and rho per percentage point. */
const SCREEN: Record<ShownGreek, number> = { delta: 1, gamma: 1, theta: 365, vega: 100, rho: 100 };

type Formula = (of: BlackScholesSteps & { side: 1 | -1 }) => Expression;

const signed = (side: 1 | -1, of: Expression): Expression => (side > 0 ? of : negate(of));

/** Φ(w·d), with w = +1 for a call and −1 for a put. */
const cdf = (side: 1 | -1, d: string): Expression => normalCdf(signed(side, d));

/** Greeks per share: Hull, chapter 19, with a continuous dividend yield. */
const FORMULAS: Record<ShownGreek, Formula> = {
  delta: ({ side, carry, d1 }) => signed(side, multiply(carry, cdf(side, d1))),
  gamma: ({ carry, d1, stock, volatility, years }) =>
    divide(multiply(carry, normalDensity(d1)), multiply(stock, volatility, sqrt(years))),
  vega: ({ carried, d1, years }) => multiply(carried, normalDensity(d1), sqrt(years)),
  theta: ({ side, carried, d1, d2, discounted, rate, dividendYield, volatility, years }) =>
    subtract(
      negate(divide(multiply(carried, normalDensity(d1), volatility), multiply(2, sqrt(years)))),
      signed(
        side,
        subtract(
          multiply(rate, discounted, cdf(side, d2)),
          multiply(dividendYield, carried, cdf(side, d1)),
        ),
      ),
    ),
  rho: ({ side, years, discounted, d2 }) =>
    signed(side, multiply(years, discounted, cdf(side, d2))),
};

/** The greek of an expiring option is a limit without a formula. */
function endedGreek(
  derivation: Derivation,
  input: AnalysisInput,
  { leg, index }: NumberedLeg<OptionLeg>,
  greek: ShownGreek,
): Expression {
  const terms = legTerms(input, leg, 0);
  if (typeof terms === 'string') return 0;
  const spot = toDollars(input.spot);
  const values = optionGreeks(leg.type, toDollars(leg.strike), terms)(spot);
  return derivation.input(indexed('g', index), 'endedGreek', values[greek], 'greek', leg);
}

/** What early exercise adds to a greek of a leg. */
const exerciseTerm = (derivation: Derivation, { leg, index }: NumberedLeg, value: number): string =>
  derivation.input(indexed('x', index), 'exerciseGreek', value, 'greek', leg);

function shareGreek(
  derivation: Derivation,
  input: AnalysisInput,
  each: NumberedLeg,
  greek: ShownGreek,
): Expression {
  const { leg, index } = each;
  if (!isOptionLeg(leg)) return greek === 'delta' ? 1 : 0;
  const terms = legTerms(input, leg, yearsBetween(input.asOf, settlementInstant(leg)));
  if (typeof terms === 'string') return 0;
  if (terms.years <= 0) return endedGreek(derivation, input, { leg, index }, greek);
  const spot = derivation.input('S', 'spot', toDollars(input.spot), 'spotPrice');
  const steps = blackScholesSteps(derivation, { leg, index }, terms, spot);
  const side = leg.type === 'call' ? 1 : -1;
  const european = FORMULAS[greek]({ ...steps, side });
  const american = () =>
    optionGreeks(leg.type, toDollars(leg.strike), terms)(toDollars(input.spot))[greek];
  const formula =
    terms.exercise === 'american' || terms.dividends
      ? add(european, exerciseTerm(derivation, each, american() - derivation.valueOf(european)))
      : european;
  return derivation.step(indexed('g', index), 'greek', formula, 'greek', leg);
}

/** Convention of a value by the model. */
export const modelConvention = (model: StrategyAnalysis['model']): Convention =>
  model === 'american' ? 'americanModel' : 'europeanModel';

/** Σ n · greek per share, in the units of the screens. */
export function explainGreek(
  derivation: Derivation,
  input: AnalysisInput,
  { greeks, missing, model }: StrategyAnalysis,
  greek: ShownGreek,
): DerivedFigure {
  const unit = greek === 'theta' ? 'signedAmount' : 'greek';
  if (greeks.net === null)
    return unavailable(
      unit,
      modelConvention(model),
      missing.filter((each) => each !== 'measureVolatility'),
    );
  const whole = add(
    ...numbered(input.legs).map((each) =>
      multiply(sharesOf(derivation, each), shareGreek(derivation, input, each, greek)),
    ),
  );
  const by = SCREEN[greek];
  return {
    value: greeks.net[greek] / by,
    unit,
    formula: by === 1 ? whole : divide(whole, by),
    convention: modelConvention(model),
  };
}
