import {
  isFileSymbol,
  MONEY_SCALE,
  moneyOf,
  multiplyMoney,
  ok,
  parseCalendarDate,
  refuse,
  ZERO_MONEY,
} from '../../shared/index.ts';
import type { CalendarDate, Dollars, Instant, Money, Result } from '../../shared/index.ts';
import type { ContractTerms, SettlementTime } from './contract-terms.ts';
import { expiryInstant, isExpired } from './expiry.ts';
import { CONTRACT_MULTIPLIER } from './option-leg.ts';
import type { Leg, OptionType } from './option-leg.ts';

declare const contractId: unique symbol;

/**
 * Name of a contract in its one spelling: the OCC symbol, root without padding, yymmdd, C or P and the strike. Contracts of
 * two roots are two contracts, also where date, type and strike agree: SPX is settled at the open and SPXW at the close.
 */
export type ContractId = string & { readonly [contractId]: true };

/** The four parts of an option symbol. */
export interface SymbolParts {
  /** What stands before the 15 characters: 1 to 6 of an exchange's root, or a chain file's symbol. */
  readonly root: string;
  readonly expiry: CalendarDate;
  readonly type: OptionType;
  /** Money per share. */
  readonly strike: Money;
}

/** An option symbol with what its root means. */
export interface OptionSymbol extends SymbolParts, RootMeaning {}

/** Why a text is no option symbol. */
export const SYMBOL_FAULTS = ['tooShort', 'badStrike', 'badType', 'badDate', 'badRoot'] as const;
export type SymbolFault = (typeof SYMBOL_FAULTS)[number];

/** Six of the date, one of the type, eight of the strike. */
const TAIL = 15;
const DATE = 6;
/** Strikes are written in thousandths of a dollar, in eight digits. */
const STRIKE_UNIT: Money = moneyOf(MONEY_SCALE / 1000);
const GREATEST_STRIKE: Money = multiplyMoney(STRIKE_UNIT, 99_999_999);

const ROOT = /^(?=.{1,6}$)[A-Z]+\d?$/;
/** What some brokers write before the class of a share: `BRK B`, `BRK.B`. */
const CLASS_MARK = /(?<=^[A-Z]+)[ ./](?=[A-Z]\d?$)/;
/** A root of six with its mark. */
const LONGEST_FIELD = 7;
/** Longer texts are no symbols, whatever is in them. */
const LONGEST = 64;

/** Whether the strike can be written in a symbol: positive, whole thousandths of a dollar, under 100,000 dollars. */
export const isListableStrike = (strike: Money): boolean =>
  Number.isInteger(strike / STRIKE_UNIT) && strike > 0 && strike <= GREATEST_STRIKE;

/** Upper case without `O:` and white space around it; one URL-encoded colon is read as a colon. Null when a character is not ASCII. */
function canonical(text: string): string | null {
  const trimmed = text.trim();
  if (trimmed.length > LONGEST || !/^[\x20-\x7e]*$/.test(trimmed)) return null;
  const plain = trimmed.replace(/%3a/i, ':').toUpperCase();
  return plain.startsWith('O:') ? plain.slice(2) : plain;
}

function meaningOf(root: string): RootMeaning | null {
  if (ROOT.test(root)) return rootMeaning(root);
  if (!isFileSymbol(root)) return null;
  return {
    contractClass: 'file',
    underlying: root,
    providerUnderlying: root,
    multiplier: CONTRACT_MULTIPLIER,
  };
}

/** Whether a text is the root of option symbols: of an exchange, or the symbol of a chain file. */
export const isContractRoot = (text: string): boolean => meaningOf(text) !== null;

/**
 * Whether the root is one of contracts that deliver something else than 100 shares: it ends in a digit.
 *
 * @example [isAdjustedRoot('TSDD1'), isAdjustedRoot('SPXW')] // [true, false]
 */
export const isAdjustedRoot = (root: string): boolean =>
  ['adjusted', 'mini'].includes(meaningOf(root)?.contractClass ?? '');

/**
 * Reads an option symbol from the right: 8 digits of strike in thousandths of a dollar, C or P, the expiry as yymmdd
 * of this century, and the rest is the root. Accepts a leading `O:`, lower case, `%3A` for the colon,
 * white space around the symbol, a root padded with blanks, and a mark before the class of a share (`BRK B`). Never throws.
 *
 * Source: OCC, 'Options Symbology Initiative' (2010).
 *
 * Example: `parseOptionSymbol('O:SPXW230712C04500000')` has root SPXW, underlying SPX, provider's underlying I:SPX,
 * expiry 2023-07-12, type call and strike 4500 dollars.
 */
export function parseOptionSymbol(text: string): Result<OptionSymbol, SymbolFault> {
  const symbol = canonical(text);
  if (symbol === null) return refuse('badRoot');
  if (symbol.length <= TAIL) return refuse('tooShort');
  const tail = symbol.slice(-TAIL);
  const strike = /^\d{8}$/.test(tail.slice(7))
    ? multiplyMoney(STRIKE_UNIT, Number(tail.slice(7)))
    : ZERO_MONEY;
  if (strike === 0) return refuse('badStrike');
  const letter = tail[6];
  if (letter !== 'C' && letter !== 'P') return refuse('badType');
  const expiry = parseCalendarDate(`20${tail.slice(0, 2)}-${tail.slice(2, 4)}-${tail.slice(4, 6)}`);
  if (expiry === null) return refuse('badDate');
  const field = symbol.slice(0, -TAIL).trimEnd();
  const root = field.length <= LONGEST_FIELD ? field.replace(CLASS_MARK, '') : field;
  const meaning = meaningOf(root);
  if (meaning === null) return refuse('badRoot');
  return ok({
    root,
    expiry,
    type: letter === 'C' ? 'call' : 'put',
    strike,
    ...meaning,
  });
}

/** The symbol of its parts, without prefix or padding; the strike must be listable, the expiry of this century. */
export function formatOptionSymbol({ root, expiry, type, strike }: SymbolParts): ContractId {
  const day = expiry.slice(2).replaceAll('-', '');
  const thousandths = String(strike / STRIKE_UNIT).padStart(8, '0');
  return `${root}${day}${type === 'call' ? 'C' : 'P'}${thousandths}` as ContractId;
}

/** The symbol as data providers write it, with `O:` before it. */
export const toProviderSymbol = (parts: SymbolParts): string => `O:${formatOptionSymbol(parts)}`;

/**
 * The root of a contract's symbol.
 *
 * @example rootOf('SPXW261127C06600000') // 'SPXW'
 */
export const rootOf = (symbol: string): string => symbol.slice(0, -TAIL);

/**
 * The strike in a contract's symbol, dollars: that of its name, also where its terms are those of an unadjusted contract
 * that pays the same.
 *
 * @example strikeNamedIn('TSDD1261218C00002000') // 2
 */
export const strikeNamedIn = (symbol: string): Dollars => Number(symbol.slice(-8)) / 1000;

/**
 * Root and expiry of a contract's symbol, which the contracts of one chain have in common.
 *
 * @example seriesOf('SPXW261127C06600000') // 'SPXW261127'
 */
export const seriesOf = (symbol: string): string => symbol.slice(0, -TAIL + DATE);

/**
 * Terms of a contract by its symbol: those of its root.
 *
 * @example termsOfContract('SPXW261127C06600000').settlementTime // 'PM'
 */
export const termsOfContract = (symbol: string): ContractTerms => contractTermsOf(rootOf(symbol));

/**
 * When a contract is settled: by its root, at the open or the close of its expiry date.
 *
 * @example settlementInstant({ symbol: 'SPX261218C06600000', expiry: '2026-12-18' }) // Date.parse('2026-12-18T14:30:00Z')
 */
export const settlementInstant = ({
  symbol,
  expiry,
}: {
  readonly symbol: string;
  readonly expiry: CalendarDate;
}): Instant => expiryInstant(expiry, termsOfContract(symbol).settlementTime);

/**
 * Whether a contract can be traded no more. Nothing of a chain file expires: its prices are of one day.
 *
 * @example hasExpired({ underlying: 'ABC', root: 'ABC', expiry: '2026-12-18' }, Date.parse('2026-12-19T00:00:00Z')) // true
 */
export const hasExpired = (
  { underlying, root, expiry }: Pick<OptionSymbol, 'underlying' | 'root' | 'expiry'>,
  at: Instant,
): boolean =>
  !isFileSymbol(underlying) && isExpired(at, expiry, contractTermsOf(root).settlementTime);

/** What a contract's root says about its deliverable. */
export type ContractClass = 'standard' | 'adjusted' | 'mini' | 'index' | 'file';

/** What a root stands for. */
export interface RootMeaning {
  readonly contractClass: ContractClass;
  /** The ticker that people know. */
  readonly underlying: string;
  /** The name under which data providers keep it, `I:` before an index. */
  readonly providerUnderlying: string;
  /** Shares in a contract; null for adjusted contracts, whose deliverable only the clearing memo tells. */
  readonly multiplier: number | null;
}

const MINI_SHARES = 10;
const MINI_SUFFIX = '7';

/** An index root: its index, how it settles, and whether it can be exercised before its expiry. */
interface IndexRoot {
  readonly index: string;
  readonly settlementTime: SettlementTime;
  readonly exercise: ContractTerms['exercise'];
}

const settled =
  (settlementTime: SettlementTime, exercise: ContractTerms['exercise'] = 'european') =>
  (index: string): IndexRoot => ({ index, settlementTime, exercise });
const atTheOpen = settled('AM');
const atTheClose = settled('PM');

/** Index options by root, all cash-settled. Source: Cboe and Nasdaq, contract specifications. */
const INDEX_ROOTS: ReadonlyMap<string, IndexRoot> = new Map([
  ['SPX', atTheOpen('SPX')],
  ['SPXW', atTheClose('SPX')],
  ['XSP', atTheClose('XSP')],
  ['NDX', atTheOpen('NDX')],
  ['NDXP', atTheClose('NDX')],
  ['XND', atTheClose('XND')],
  ['RUT', atTheOpen('RUT')],
  ['RUTW', atTheClose('RUT')],
  ['MRUT', atTheClose('MRUT')],
  ['VIX', atTheOpen('VIX')],
  ['VIXW', atTheOpen('VIX')],
  ['DJX', atTheOpen('DJX')],
  ['OEX', settled('PM', 'american')('OEX')],
  ['XEO', atTheClose('OEX')],
]);

/** Options on shares and funds of US exchanges. */
const STANDARD_CONTRACT: ContractTerms = {
  exercise: 'american',
  settlement: 'physical',
  settlementTime: 'PM',
  multiplier: CONTRACT_MULTIPLIER,
};

/**
 * Terms of the unadjusted contracts of a root. A root that is no index's, a chain file's symbol included, has those of
 * options on shares.
 *
 * @example contractTermsOf('SPXW') // { exercise: 'european', settlement: 'cash', settlementTime: 'PM', multiplier: 100 }
 */
export function contractTermsOf(root: string): ContractTerms {
  const known = INDEX_ROOTS.get(root);
  if (known === undefined) return STANDARD_CONTRACT;
  const { exercise, settlementTime } = known;
  return { exercise, settlement: 'cash', settlementTime, multiplier: CONTRACT_MULTIPLIER };
}

/** Roots of classes of shares, whose tickers have a dot that option symbols cannot hold. */
const CLASS_SHARES: ReadonlyMap<string, string> = new Map([
  ['BRKB', 'BRK.B'],
  ['BFA', 'BF.A'],
  ['BFB', 'BF.B'],
  ['HEIA', 'HEI.A'],
  ['LENB', 'LEN.B'],
  ['LGFA', 'LGF.A'],
  ['LGFB', 'LGF.B'],
  ['MOGA', 'MOG.A'],
  ['RDSA', 'RDS.A'],
  ['RDSB', 'RDS.B'],
]);

/** The meaning of a root that is well formed: upper-case letters and at most one digit after them. */
function rootMeaning(root: string): RootMeaning {
  const index = INDEX_ROOTS.get(root);
  if (index !== undefined) {
    return {
      contractClass: 'index',
      underlying: index.index,
      providerUnderlying: `I:${index.index}`,
      multiplier: CONTRACT_MULTIPLIER,
    };
  }
  const letters = root.replace(/\d$/, '');
  const underlying = CLASS_SHARES.get(letters) ?? letters;
  const own = { underlying, providerUnderlying: underlying };
  if (letters === root) {
    return { ...own, contractClass: 'standard', multiplier: CONTRACT_MULTIPLIER };
  }
  return root.endsWith(MINI_SUFFIX)
    ? { ...own, contractClass: 'mini', multiplier: MINI_SHARES }
    : { ...own, contractClass: 'adjusted', multiplier: null };
}

/**
 * The time that days to expiry and model times of an underlying count from: now, and for a chain file the time of the
 * file. Never before the quotes.
 *
 * @example countedFrom('MSFT', 2, 5) // 5: the time of the quotes for 'MSFT@2021-11-22'
 */
export const countedFrom = (symbol: string, quotedAt: Instant, now: Instant): Instant =>
  isFileSymbol(symbol) ? quotedAt : Math.max(quotedAt, now);

/**
 * The underlying of a contract, by its symbol; the symbol itself where that is none.
 *
 * @example underlyingSymbol({ symbol: 'BRKB1270115P00003000' }) // 'BRK.B'
 */
export function underlyingSymbol({ symbol }: { readonly symbol: string }): string {
  const parsed = parseOptionSymbol(symbol);
  return parsed.ok ? parsed.value.underlying : symbol;
}

/**
 * The underlying of legs, by the first of them; undefined without legs, and where their symbol names none.
 *
 * @example underlyingOf([longStock(50, 100)]) // 'XYZ'
 */
export function underlyingOf(legs: readonly Leg[]): string | undefined {
  const [leg] = legs;
  if (leg?.kind !== 'option') return leg?.symbol;
  const parsed = parseOptionSymbol(leg.symbol);
  return parsed.ok ? parsed.value.underlying : undefined;
}
