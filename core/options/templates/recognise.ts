import type { Texts } from '../../shared/index.ts';
import {
  LEG_RULES,
  brokenRules,
  hasOneExpiry,
  hasSeveralDates,
  netPosition,
  ofType,
  signs,
  standAs,
  types,
  withoutOddLot,
} from './leg-rules.ts';
import type { LegStructure, NetOption, NetPosition } from './leg-rules.ts';
import { TEMPLATE_IDS } from './strategy-template.ts';
import type { TemplateId } from './strategy-template.ts';
import { STRUCTURE_NAMES } from './structure-names.ts';
import type { StructureId } from './structure-names.ts';

/** Direction of the underlying that a structure profits from. */
export const DIRECTIONS = ['bullish', 'bearish', 'neutral'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** Structures that are traded for one direction although their payoff is not monotone. */
const CONVENTIONAL_DIRECTION: Partial<Record<StructureId, Direction>> = {
  'call-backspread': 'bullish',
  'put-backspread': 'bearish',
  strap: 'bullish',
  strip: 'bearish',
};

/** Slope of the payoff at expiry just above `price`, in shares. */
function slopeAbove(price: number, { stock, options }: NetPosition): number {
  const held = ({ type, strike, shares }: NetOption): number => {
    if (type === 'call') return strike <= price ? shares : 0;
    return strike > price ? -shares : 0;
  };
  return options.reduce((slope, option) => slope + held(option), stock);
}

/** Bullish where the payoff never falls as the price rises, bearish where it never rises, else neutral. */
function directionOf(position: NetPosition, structure: StructureId): Direction {
  const traded = CONVENTIONAL_DIRECTION[structure];
  if (traded !== undefined) return traded;
  const prices = [0, ...position.options.map(({ strike }) => strike)];
  const slopes = prices.map((price) => slopeAbove(price, position));
  if (slopes.every((slope) => slope === 0)) return 'neutral';
  if (slopes.every((slope) => slope >= 0)) return 'bullish';
  return slopes.every((slope) => slope <= 0) ? 'bearish' : 'neutral';
}

type NamedTemplate = Exclude<TemplateId, 'custom'>;
type Naming = (position: NetPosition) => StructureId;

const isLong = (option: NetOption | undefined): boolean => (option?.shares ?? 0) > 0;
const isCall = ([first]: readonly NetOption[]): boolean => first?.type === 'call';
const side = (long: boolean): 'long' | 'short' => (long ? 'long' : 'short');
const typeOf = (options: readonly NetOption[]): 'call' | 'put' =>
  isCall(options) ? 'call' : 'put';

/** Whether the wings have different widths. */
function wingsDiffer(options: readonly NetOption[]): boolean {
  const at = (i: number): number => options.at(i)?.strike ?? 0;
  return at(1) - at(0) !== at(-1) - at(-2);
}

function verticalName({ options }: NetPosition): StructureId {
  return `${isLong(options[0]) ? 'bull' : 'bear'}-${typeOf(options)}-spread`;
}

function coveredName({ stock, options }: NetPosition): StructureId {
  const [option] = options;
  const part = Math.abs(option?.shares ?? 0) < Math.abs(stock) ? ('partly-' as const) : '';
  return `${part}${isLong(option) ? 'protective' : 'covered'}-${typeOf(options)}`;
}

function strangleName({ options }: NetPosition): StructureId {
  return `${side(isLong(options[0]))}-${isCall(options) ? 'guts' : 'strangle'}`;
}

function wingedName({ options }: NetPosition, shape: 'butterfly' | 'condor'): StructureId {
  const [long, type] = [isLong(options[0]), typeOf(options)] as const;
  if (!wingsDiffer(options)) return `${side(long)}-${type}-${shape}`;
  return long ? `broken-wing-${type}-${shape}` : `short-broken-wing-${type}-${shape}`;
}

function ironName({ options }: NetPosition, shape: 'butterfly' | 'condor'): StructureId {
  const ordered = [...ofType(options, 'put'), ...ofType(options, 'call')];
  const reverse = isLong(ordered[0]) ? '' : ('reverse-' as const);
  return `${reverse}${wingsDiffer(ordered) ? ('broken-wing-' as const) : ''}iron-${shape}`;
}

/** Names of the structures of each template, given that its leg rules hold. */
const NAMING: Readonly<Record<NamedTemplate, Naming>> = {
  'single-option': ({ options }) => `${side(isLong(options[0]))}-${typeOf(options)}`,
  'vertical-spread': verticalName,
  'covered-stock': coveredName,
  collar: ({ stock }) => `${side(stock > 0)}-collar`,
  straddle: ({ options }) => `${side(isLong(options[0]))}-straddle`,
  strangle: strangleName,
  'calendar-spread': ({ options }) => `${side(isLong(options[1]))}-${typeOf(options)}-calendar`,
  'diagonal-spread': ({ options }) => `${side(isLong(options[1]))}-${typeOf(options)}-diagonal`,
  butterfly: (position) => wingedName(position, 'butterfly'),
  condor: (position) => wingedName(position, 'condor'),
  'iron-butterfly': (position) => ironName(position, 'butterfly'),
  'iron-condor': (position) => ironName(position, 'condor'),
};

const shares = (option: NetOption | undefined): number => option?.shares ?? 0;
const strike = (option: NetOption | undefined): number => option?.strike ?? 0;
const equalSizes = (options: readonly NetOption[]): boolean =>
  new Set(options.map((option) => Math.abs(option.shares))).size === 1;

function withShares({ stock, options }: NetPosition): StructureId {
  if (options.length === 0) return stock === 0 ? 'flat' : stock > 0 ? 'long-stock' : 'short-stock';
  const [a, b] = options;
  if (options.length === 1) {
    const against = isCall(options) ? -shares(a) : shares(a);
    if (against * stock <= 0) return 'combination';
    if (isLong(a))
      return Math.abs(against) === 2 * Math.abs(stock) ? 'synthetic-straddle' : 'combination';
    return isCall(options) ? 'ratio-call-write' : 'ratio-put-write';
  }
  if (!hasOneExpiry({ stock, options }) || !equalSizes(options)) return 'combination';
  if (Math.abs(shares(a)) !== Math.abs(stock)) return 'combination';
  const [put, call] = [ofType(options, 'put')[0], ofType(options, 'call')[0]];
  if (options.length === 2 && put !== undefined && call !== undefined) {
    if (signs(options) === '--' && stock > 0)
      return strike(a) === strike(b) ? 'covered-straddle' : 'covered-strangle';
    const locked = shares(put) === stock && shares(call) === -stock && strike(a) === strike(b);
    if (locked) return stock > 0 ? 'conversion' : 'reversal';
  }
  return stock > 0 && types(options) === 'PPC' && signs(options) === '-+-'
    ? 'put-spread-collar'
    : 'combination';
}

function ratioSpread(options: readonly NetOption[]): StructureId {
  const backspread = shares(options[0]) + shares(options[1]) > 0;
  return backspread ? `${typeOf(options)}-backspread` : `${typeOf(options)}-ratio-spread`;
}

function callAgainstPut(options: readonly NetOption[]): StructureId {
  const [call, put] = [ofType(options, 'call')[0], ofType(options, 'put')[0]];
  const level = strike(call) === strike(put);
  if (isLong(call) !== isLong(put)) {
    if (!equalSizes(options)) return 'ratio-risk-reversal';
    if (level) return isLong(call) ? 'synthetic-long-stock' : 'synthetic-short-stock';
    return isLong(call) ? 'bullish-risk-reversal' : 'bearish-risk-reversal';
  }
  if (!level) return 'ratio-strangle';
  if (isLong(call) && shares(put) === 2 * shares(call)) return 'strip';
  if (isLong(call) && shares(call) === 2 * shares(put)) return 'strap';
  return 'ratio-straddle';
}

function twoOptions(position: NetPosition): StructureId {
  const { options } = position;
  const oneType = new Set(types(options)).size === 1;
  const opposite = isLong(options[0]) !== isLong(options[1]);
  if (hasOneExpiry(position)) {
    if (!oneType) return callAgainstPut(options);
    return opposite ? ratioSpread(options) : 'combination';
  }
  if (!oneType || !opposite || !hasSeveralDates(position)) return 'combination';
  return strike(options[0]) === strike(options[1]) ? 'ratio-calendar' : 'ratio-diagonal';
}

/** Three options of one type: strikes ascending. */
function ladder(options: readonly NetOption[]): StructureId {
  const type = typeOf(options);
  const near = type === 'call' ? '+--' : '--+';
  const far = type === 'call' ? '-++' : '++-';
  if (equalSizes(options)) {
    if (signs(options) === near) return type === 'call' ? 'bull-call-ladder' : 'bear-put-ladder';
    if (signs(options) === far) return type === 'call' ? 'bear-call-ladder' : 'bull-put-ladder';
    return 'combination';
  }
  if (standAs(options, [1, -3, 2]) || standAs(options, [2, -3, 1])) return 'christmas-tree';
  const total = options.reduce((sum, option) => sum + option.shares, 0);
  return total === 0 && /^(\+-\+|-\+-)$/.test(signs(options)) ? 'ratio-butterfly' : 'combination';
}

function threeOptions({ options }: NetPosition): StructureId {
  if (new Set(types(options)).size === 1) return ladder(options);
  if (!equalSizes(options)) return 'combination';
  switch (`${types(options)} ${signs(options)}`) {
    case 'PCC -+-':
      return 'bullish-seagull';
    case 'PPC -+-':
      return 'bearish-seagull';
    case 'PCC --+':
      return 'jade-lizard';
    case 'PPC +--':
      return 'reverse-jade-lizard';
    default:
      return 'combination';
  }
}

/** Two puts, then two calls, of one expiry, strikes ascending in each pair. */
function twoPairs(options: readonly NetOption[]): StructureId {
  const [puts, calls] = [ofType(options, 'put'), ofType(options, 'call')];
  if (!standAs(puts, [1, -1]) || !standAs(calls, [1, -1])) return 'combination';
  const bothBull = isLong(puts[0]) && isLong(calls[0]);
  const bothBear = !isLong(puts[0]) && !isLong(calls[0]);
  const even = equalSizes(options);
  if (bothBull || bothBear)
    return !even ? 'combination' : bothBull ? 'double-bull-spread' : 'double-bear-spread';
  const box = strike(puts[0]) === strike(calls[0]) && strike(puts[1]) === strike(calls[1]);
  if (box && even) return isLong(calls[0]) ? 'long-box' : 'short-box';
  return even ? 'inverted-iron-condor' : 'ratio-iron-condor';
}

/** A calendar or diagonal of each type, or the same forward twice. */
function acrossExpiries(options: readonly NetOption[]): StructureId {
  const [puts, calls] = [ofType(options, 'put'), ofType(options, 'call')];
  const dates = new Set(options.map(({ expiry }) => expiry)).size;
  const pairs = puts.length === 2 && standAs(puts, [1, -1]) && standAs(calls, [1, -1]);
  if (dates !== 2 || !pairs || !equalSizes(options)) return 'combination';
  if (puts[0]?.expiry === puts[1]?.expiry || calls[0]?.expiry === calls[1]?.expiry)
    return 'combination';
  const level = strike(puts[0]) === strike(puts[1]) && strike(calls[0]) === strike(calls[1]);
  if (isLong(puts[1]) === isLong(calls[1])) return level ? 'double-calendar' : 'double-diagonal';
  return level && strike(puts[0]) === strike(calls[0]) ? 'jelly-roll' : 'combination';
}

/** What a leg set is called that satisfies none of the twelve named templates. */
function customStructure(position: NetPosition): StructureId {
  const { stock, options } = position;
  if (stock !== 0 || options.length === 0) return withShares(position);
  if (options.length === 2) return twoOptions(position);
  if (options.length === 3 && hasOneExpiry(position)) return threeOptions(position);
  if (options.length !== 4) return 'combination';
  return hasOneExpiry(position) ? twoPairs(options) : acrossExpiries(options);
}

/** The structure that a set of legs forms. */
export interface Recognised {
  readonly templateId: TemplateId;
  readonly structure: StructureId;
  readonly name: Texts;
  readonly direction: Direction;
  /** Rules of the chosen template that the legs break; empty when they satisfy it or none was chosen. */
  readonly breaksRules: readonly Texts[];
}

const satisfies = (position: NetPosition, id: TemplateId): boolean =>
  id !== 'custom' && LEG_RULES[id].every(({ holds }) => holds(position));

/**
 * Names any leg set: by the one template whose leg rules it satisfies, else as a known custom
 * structure, else as a combination. Order and splitting of legs do not matter, nor do shares that cover no further contract.
 */
export function recognise(
  legs: readonly LegStructure[],
  chosen: TemplateId = 'custom',
): Recognised {
  const position = withoutOddLot(netPosition(legs));
  const templateId = TEMPLATE_IDS.find((id) => satisfies(position, id)) ?? 'custom';
  const structure =
    templateId === 'custom' ? customStructure(position) : NAMING[templateId](position);
  return {
    templateId,
    structure,
    name: STRUCTURE_NAMES[structure],
    direction: directionOf(position, structure),
    breaksRules: brokenRules(chosen, legs),
  };
}
