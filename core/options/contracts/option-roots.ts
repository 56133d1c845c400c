import { CONTRACT_MULTIPLIER } from './option-leg.ts';

/** What a contract's root says about its deliverable. */
export const CONTRACT_CLASSES = ['standard', 'adjusted', 'mini', 'index', 'file'] as const;
export type ContractClass = (typeof CONTRACT_CLASSES)[number];

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

/** Index roots and their index: the `W` and `P` roots settle at the close, SPX, NDX, RUT and VIX at the open. */
const INDEX_ROOTS: ReadonlyMap<string, string> = new Map([
  ['SPX', 'SPX'],
  ['SPXW', 'SPX'],
  ['XSP', 'XSP'],
  ['NDX', 'NDX'],
  ['NDXP', 'NDX'],
  ['XND', 'XND'],
  ['RUT', 'RUT'],
  ['RUTW', 'RUT'],
  ['MRUT', 'MRUT'],
  ['VIX', 'VIX'],
  ['VIXW', 'VIX'],
  ['DJX', 'DJX'],
  ['OEX', 'OEX'],
  ['XEO', 'OEX'],
]);

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
export function rootMeaning(root: string): RootMeaning {
  const index = INDEX_ROOTS.get(root);
  if (index !== undefined) {
    return {
      contractClass: 'index',
      underlying: index,
      providerUnderlying: `I:${index}`,
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
