import type { ExampleLeg } from '../learning/index.ts';
import { ok, refuse, type Result, type Texts } from '../shared/index.ts';

/** Maximum number of legs of a figure. */
export const MAX_FIGURE_LEGS = 8;

/** Maximum number of days to an expiry in a figure. */
export const MAX_FIGURE_DAYS = 730;

const MAX_LENGTH = 400;

const TYPES: Readonly<Record<string, ExampleLeg['type']>> = {
  call: 'call',
  看涨: 'call',
  put: 'put',
  看跌: 'put',
  shares: 'stock',
  股: 'stock',
};

const LEG =
  /^([+-])(\d{1,4})\s*(call|put|shares|看涨|看跌|股)(?:\s*(\d{1,5}(?:\.\d{1,3})?))?(?:\s*@\s*(\d{1,5}(?:\.\d{1,2})?))?(?:\s+(\d{1,3})\s?(?:d|天))?$/;

const wrong = (leg: string): Texts => ({
  en: `has a leg “${leg}” that cannot be read; write “+1 put 90”, “-1 call 105 @1.50”, “+1 call 100 60d” or “+100 shares”`,
  'zh-CN': `中的“${leg}”无法识别，请写成“+1 put 90”、“-1 call 105 @1.50”、“+1 call 100 60d”或“+100 shares”`,
});

function parseLeg(text: string): ExampleLeg | null {
  const [, sign, count, word = '', strike, premium, days] = LEG.exec(text.toLowerCase()) ?? [];
  const type = TYPES[word];
  if (type === undefined) return null;
  const quantity = type === 'stock' ? Number(count) / 100 : Number(count);
  const hasStrike = strike !== undefined && Number(strike) > 0;
  if (quantity < 1 || !Number.isInteger(quantity) || hasStrike === (type === 'stock')) return null;
  if (days !== undefined && (type === 'stock' || Number(days) < 1)) return null;
  if (Number(days ?? 1) > MAX_FIGURE_DAYS) return null;
  return {
    position: sign === '+' ? 'long' : 'short',
    type,
    quantity,
    ...(hasStrike && { strike: Number(strike) }),
    ...(premium !== undefined && { premium: Number(premium) }),
    ...(days !== undefined && { days: Number(days) }),
  };
}

/**
 * The legs of a position as a writer puts them down: a sign and a quantity, the kind, the strike, and where it is not the
 * model's, the premium per share; where it is not that of the figure, the days to expiry. Full-width signs are read too.
 *
 * @example parseLegs('+1 put 90，-2 call 105 @1.50 60d') // { ok: true, value: [{ position: 'long', type: 'put', quantity: 1, strike: 90 }, { position: 'short', type: 'call', quantity: 2, strike: 105, premium: 1.5, days: 60 }] }
 */
export function parseLegs(text: string): Result<readonly ExampleLeg[], Texts> {
  const written = text.normalize('NFKC').replace(/[−–—]/g, '-');
  const parts = written.split(/[,;、]/).map((part) => part.trim());
  if (text.length > MAX_LENGTH || parts.length > MAX_FIGURE_LEGS)
    return refuse({
      en: `must have at most ${MAX_FIGURE_LEGS} legs`,
      'zh-CN': `最多 ${MAX_FIGURE_LEGS} 条腿`,
    });
  const legs: ExampleLeg[] = [];
  for (const part of parts) {
    const leg = parseLeg(part);
    if (leg === null) return refuse(wrong(part.slice(0, 40)));
    legs.push(leg);
  }
  return legs.some(({ type }) => type !== 'stock')
    ? ok(legs)
    : refuse({ en: 'must have an option among its legs', 'zh-CN': '至少要有一条期权腿' });
}
