import type { CalendarDate, Money, Texts } from '../../shared/index.ts';
import { CONTRACT_MULTIPLIER, isOptionLeg, rootOf, signedShares } from '../contracts/index.ts';
import type { Leg, OptionLeg, OptionType, StockLeg } from '../contracts/index.ts';
import type { TemplateId } from './strategy-template.ts';

type OptionStructure = Pick<
  OptionLeg,
  'kind' | 'type' | 'position' | 'strike' | 'expiry' | 'quantity' | 'multiplier'
> &
  Partial<Pick<OptionLeg, 'symbol'>>;
type StockStructure = Pick<StockLeg, 'kind' | 'position' | 'quantity' | 'multiplier'>;

/** The part of a leg that its structure depends on; every `Leg` has it. Options without a symbol are of one root. */
export type LegStructure = OptionStructure | StockStructure;

/** The net quantity of one contract, in shares, negative when short. */
export interface NetOption {
  /** Root of the contract's symbol. */
  readonly root: string;
  readonly type: OptionType;
  readonly strike: Money;
  readonly expiry: CalendarDate;
  readonly shares: number;
}

/** Net quantities by contract, ordered by expiry, strike, put before call, and root. */
export interface NetPosition {
  readonly stock: number;
  readonly options: readonly NetOption[];
}

const byContract = (a: NetOption, b: NetOption): number =>
  a.expiry.localeCompare(b.expiry) ||
  a.strike - b.strike ||
  b.type.localeCompare(a.type) ||
  a.root.localeCompare(b.root);

/**
 * Net position of legs, independent of their order and splitting. A contract with a net quantity of zero is left out.
 * Contracts of two roots do not offset each other: SPX and SPXW are settled at two prices.
 */
export function netPosition(legs: readonly LegStructure[]): NetPosition {
  let stock = 0;
  const contracts = new Map<string, NetOption>();
  for (const leg of legs) {
    const shares = signedShares(leg as Leg);
    if (!isOptionLeg(leg as Leg)) {
      stock += shares;
      continue;
    }
    const { symbol, type, strike, expiry } = leg as OptionStructure;
    const root = symbol === undefined ? '' : rootOf(symbol);
    const key = `${root} ${type} ${strike} ${expiry}`;
    const held = contracts.get(key)?.shares ?? 0;
    contracts.set(key, { root, type, strike, expiry, shares: held + shares });
  }
  const options = [...contracts.values()].filter(({ shares }) => shares !== 0);
  return { stock, options: options.sort(byContract) };
}

/**
 * The position without the shares that cover no further contract: 210 shares and two short calls are a covered call, and
 * 10 shares apart from it.
 */
export function withoutOddLot({ stock, options }: NetPosition): NetPosition {
  const most = Math.max(0, ...options.map(({ shares }) => Math.abs(shares)));
  const further = Math.abs(stock) - most;
  const isOddLot = most > 0 && further > 0 && further < CONTRACT_MULTIPLIER;
  return { stock: isOddLot ? Math.sign(stock) * most : stock, options };
}

/** The signs of the options in order, as `+-` or `+--+`. */
export const signs = (options: readonly NetOption[]): string =>
  options.map(({ shares }) => (shares > 0 ? '+' : '-')).join('');

/** The types of the options in order, as `PPCC`. */
export const types = (options: readonly NetOption[]): string =>
  options.map(({ type }) => (type === 'call' ? 'C' : 'P')).join('');

/** Whether the signed shares are in the proportion of `ratio`, or of its opposite. */
export function standAs(options: readonly NetOption[], ratio: readonly number[]): boolean {
  if (options.length !== ratio.length) return false;
  return options.every(
    ({ shares }, i) => shares * (ratio[0] ?? 0) === (options[0]?.shares ?? 0) * (ratio[i] ?? 0),
  );
}

/** Whether all options expire at one time: on one date, and by one root. */
export const hasOneExpiry = ({ options }: NetPosition): boolean =>
  new Set(options.map(({ expiry, root }) => `${expiry} ${root}`)).size === 1;

/** Whether the options expire on two or more dates. */
export const hasSeveralDates = ({ options }: NetPosition): boolean =>
  new Set(options.map(({ expiry }) => expiry)).size > 1;

/** The options of one type, strikes ascending within an expiry. */
export const ofType = (options: readonly NetOption[], type: OptionType): readonly NetOption[] =>
  options.filter((option) => option.type === type);

/** A condition on the legs of a template, with its text. */
export interface LegRule {
  readonly text: Texts;
  readonly holds: (position: NetPosition) => boolean;
}

const rule = (en: string, zh: string, holds: LegRule['holds']): LegRule => ({
  text: { en, 'zh-CN': zh },
  holds,
});

const strikeAt = (options: readonly NetOption[], at: number): number =>
  options[at]?.strike ?? Number.NaN;
const sameStrike = ({ options }: NetPosition): boolean =>
  strikeAt(options, 0) === strikeAt(options, 1);
const callOver = ({ options }: NetPosition): number =>
  strikeAt(ofType(options, 'call'), 0) - strikeAt(ofType(options, 'put'), 0);

const contracts = (count: number): LegRule =>
  rule(
    count === 1 ? 'Exactly one option contract' : `Exactly ${count} different option contracts`,
    `恰好 ${count} 个不同的期权合约`,
    ({ options }) => options.length === count,
  );
const noStock = rule('No shares', '不含正股', ({ stock }) => stock === 0);
const withStock = rule('Shares as well as options', '须含正股', ({ stock }) => stock !== 0);
const oneExpiry = rule('One expiry for all legs', '各腿到期日相同', hasOneExpiry);
const twoExpiries = rule('Two different expiries', '两腿到期日不同', hasSeveralDates);
const oneType = rule(
  'Only calls or only puts',
  '全为看涨或全为看跌',
  ({ options }) => new Set(types(options)).size === 1,
);
const callAndPut = rule('One call and one put', '看涨和看跌各一个', ({ options }) =>
  ['PC', 'CP'].includes(types(options)),
);
const oneStrike = rule('The same strike', '行权价相同', sameStrike);
const twoStrikes = rule('Different strikes', '行权价不同', (p) => !sameStrike(p));
const buyOneSellOne = rule(
  'One long and one short leg, in equal quantity',
  '一买一卖，数量相等',
  ({ options }) => standAs(options, [1, -1]),
);
const sameSide = rule(
  'Both long or both short, in equal quantity',
  '同买或同卖，数量相等',
  ({ options }) => standAs(options, [1, 1]),
);
const butterflyRatio = rule(
  'Quantities 1-2-1, with the middle leg on the opposite side',
  '数量比为 1:2:1，中间与两翼方向相反',
  ({ options }) => standAs(options, [1, -2, 1]),
);
const condorRatio = rule(
  'Equal quantities, with the two middle legs on the opposite side',
  '数量相等，中间两腿与两翼方向相反',
  ({ options }) => standAs(options, [1, -1, -1, 1]),
);
const ironSides = rule(
  'A put spread and a call spread in equal quantity, both long or both short',
  '看跌价差与看涨价差数量相等，且同卖或同买',
  ({ options }) => {
    const [puts, calls] = [ofType(options, 'put'), ofType(options, 'call')];
    return standAs([...puts, ...calls], [1, -1, -1, 1]) && puts.length === 2;
  },
);
const innerGap = ({ options }: NetPosition): number =>
  strikeAt(ofType(options, 'call'), 0) - strikeAt(ofType(options, 'put'), 1);
const innerMeet = rule(
  'Both inner legs at the same strike',
  '中间两腿行权价相同',
  (p) => innerGap(p) === 0,
);
const innerApart = rule(
  'The inner put below the inner call',
  '内侧看跌行权价低于内侧看涨',
  (p) => innerGap(p) > 0,
);
const covered = rule(
  'A call opposite the shares or a put on the same side, at most one contract per 100 shares',
  '看涨与正股方向相反，或看跌与正股方向相同，每 100 股最多一张',
  ({ stock, options: [option] }) => {
    if (option === undefined) return false;
    const shares = option.type === 'call' ? -option.shares : option.shares;
    return shares * stock > 0 && Math.abs(shares) <= Math.abs(stock);
  },
);
const collarSides = rule(
  'The put on the side of the shares and the call opposite, one of each per 100 shares',
  '看跌与正股方向相同，看涨与正股方向相反，每 100 股各一张',
  ({ stock, options }) =>
    options.every(({ type, shares }) => shares === (type === 'put' ? stock : -stock)),
);
const putBelowCall = rule(
  'The put strike below the call strike',
  '看跌行权价低于看涨行权价',
  (p) => callOver(p) > 0,
);

/** What each template asks of its legs. Wings need not be equally wide; `custom` asks nothing. */
export const LEG_RULES: Readonly<Record<TemplateId, readonly LegRule[]>> = {
  'single-option': [contracts(1), noStock],
  'vertical-spread': [contracts(2), noStock, oneExpiry, oneType, buyOneSellOne],
  'covered-stock': [contracts(1), withStock, covered],
  collar: [contracts(2), withStock, oneExpiry, callAndPut, collarSides, putBelowCall],
  straddle: [contracts(2), noStock, oneExpiry, callAndPut, oneStrike, sameSide],
  strangle: [contracts(2), noStock, oneExpiry, callAndPut, twoStrikes, sameSide],
  'calendar-spread': [contracts(2), noStock, twoExpiries, oneType, oneStrike, buyOneSellOne],
  'diagonal-spread': [contracts(2), noStock, twoExpiries, oneType, twoStrikes, buyOneSellOne],
  butterfly: [contracts(3), noStock, oneExpiry, oneType, butterflyRatio],
  condor: [contracts(4), noStock, oneExpiry, oneType, condorRatio],
  'iron-butterfly': [contracts(4), noStock, oneExpiry, ironSides, innerMeet],
  'iron-condor': [contracts(4), noStock, oneExpiry, ironSides, innerApart],
  custom: [],
};

/** The rules of a template that the legs break, none when they satisfy it. */
export function brokenRules(
  templateId: TemplateId,
  legs: readonly LegStructure[],
): readonly Texts[] {
  const position = withoutOddLot(netPosition(legs));
  const broken = LEG_RULES[templateId].filter(({ holds }) => !holds(position));
  const first = broken[0];
  // With the wrong number of contracts the other rules have nothing to say.
  return first !== undefined && first === LEG_RULES[templateId][0]
    ? [first.text]
    : broken.map(({ text }) => text);
}
