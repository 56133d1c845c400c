import type { TemplateId } from '../options/templates/index.ts';
import type { PayoffValues } from './payoff-figure.ts';

/** Templates that have legs. */
export type FilledTemplateId = Exclude<TemplateId, 'custom'>;

/** Legs of each template on a stock at 100. */
const LEGS: Readonly<Record<FilledTemplateId, string>> = {
  'single-option': '+1 call 100',
  'vertical-spread': '+1 call 100, -1 call 105',
  'covered-stock': '+100 shares, -1 call 105',
  collar: '+100 shares, +1 put 95, -1 call 105',
  straddle: '+1 call 100, +1 put 100',
  strangle: '+1 put 95, +1 call 105',
  'calendar-spread': '-1 call 100 30d, +1 call 100 60d',
  'diagonal-spread': '+1 call 95 90d, -1 call 105 30d',
  butterfly: '+1 call 95, -2 call 100, +1 call 105',
  condor: '+1 call 90, -1 call 95, -1 call 105, +1 call 110',
  'iron-butterfly': '+1 put 95, -1 put 100, -1 call 100, +1 call 105',
  'iron-condor': '+1 put 90, -1 put 95, -1 call 105, +1 call 110',
};

/** Values of the figure of each template; premiums by the model. */
export const TEMPLATE_VALUES: ReadonlyMap<string, PayoffValues> = new Map(
  Object.entries(LEGS).map(([id, legs]) => [
    id,
    { legs, price: 100, days: 30, iv: 30, underlying: null },
  ]),
);
