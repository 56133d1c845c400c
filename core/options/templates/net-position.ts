import type { CalendarDate, Money } from '../../shared/index.ts';
import { isOptionLeg, signedShares } from '../contracts/index.ts';
import type { Leg, OptionLeg, OptionType, StockLeg } from '../contracts/index.ts';

type OptionStructure = Pick<
  OptionLeg,
  'kind' | 'type' | 'position' | 'strike' | 'expiry' | 'quantity' | 'multiplier'
>;
type StockStructure = Pick<StockLeg, 'kind' | 'position' | 'quantity' | 'multiplier'>;

/** What naming a leg set needs to know of a leg; every `Leg` is one. */
export type LegStructure = OptionStructure | StockStructure;

/** All legs in one contract: shares it stands for, negative when sold. */
export interface NetOption {
  readonly type: OptionType;
  readonly strike: Money;
  readonly expiry: CalendarDate;
  readonly shares: number;
}

/** Legs added up by contract, by expiry, then strike, then put before call. */
export interface NetPosition {
  readonly stock: number;
  readonly options: readonly NetOption[];
}

const byContract = (a: NetOption, b: NetOption): number =>
  a.expiry.localeCompare(b.expiry) || a.strike - b.strike || b.type.localeCompare(a.type);

/** Order and splitting of legs vanish here; a contract bought and sold in equal number is gone. */
export function netPosition(legs: readonly LegStructure[]): NetPosition {
  let stock = 0;
  const contracts = new Map<string, NetOption>();
  for (const leg of legs) {
    const shares = signedShares(leg as Leg);
    if (!isOptionLeg(leg as Leg)) {
      stock += shares;
      continue;
    }
    const { type, strike, expiry } = leg as OptionLeg;
    const key = `${type} ${strike} ${expiry}`;
    const held = contracts.get(key)?.shares ?? 0;
    contracts.set(key, { type, strike, expiry, shares: held + shares });
  }
  const options = [...contracts.values()].filter(({ shares }) => shares !== 0);
  return { stock, options: options.sort(byContract) };
}

/** The signs of the options in order, as `+-` or `+--+`. */
export const signs = (options: readonly NetOption[]): string =>
  options.map(({ shares }) => (shares > 0 ? '+' : '-')).join('');

/** The types of the options in order, as `PPCC`. */
export const types = (options: readonly NetOption[]): string =>
  options.map(({ type }) => (type === 'call' ? 'C' : 'P')).join('');

/** Whether the signed shares stand to each other as `ratio`, or as its opposite. */
export function standAs(options: readonly NetOption[], ratio: readonly number[]): boolean {
  if (options.length !== ratio.length) return false;
  return options.every(
    ({ shares }, i) => shares * (ratio[0] ?? 0) === (options[0]?.shares ?? 0) * (ratio[i] ?? 0),
  );
}

export const hasOneExpiry = ({ options }: NetPosition): boolean =>
  new Set(options.map(({ expiry }) => expiry)).size === 1;

/** The options of one type, strikes ascending within an expiry. */
export const ofType = (options: readonly NetOption[], type: OptionType): readonly NetOption[] =>
  options.filter((option) => option.type === type);
