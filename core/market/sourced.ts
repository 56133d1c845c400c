import { DomainError, type Instant } from '../shared/index.ts';
import { SYMBOL_UNKNOWN } from './market.errors.ts';

/** Source and age of a value, beside `data` in every market response. */
export interface MarketMeta {
  readonly provider: string;
  /** When its newest price was made, or its call where it has no prices. */
  readonly asOf: Instant;
  /** Until when it has all prices, though there may be none so late; `asOf` unless given. */
  readonly coveredUntil?: Instant;
  readonly delayedMinutes: number;
  readonly stale: boolean;
  readonly simulated: boolean;
  /** True when a part of the value is missing. */
  readonly partial: boolean;
  readonly nextRefresh: Instant | null;
}

export interface Sourced<T> {
  readonly value: T;
  readonly meta: MarketMeta;
}

/** Until when an answer has all prices. */
export const coveredUntil = (meta: Pick<MarketMeta, 'asOf' | 'coveredUntil'>): Instant =>
  meta.coveredUntil ?? meta.asOf;

/** Source and age of a list from several sources: the oldest age and every provider's name. */
export function mergeMeta(found: readonly MarketMeta[], partial = false): MarketMeta {
  const refreshes = found.flatMap(({ nextRefresh }) => nextRefresh ?? []);
  return {
    provider: [...new Set(found.map(({ provider }) => provider))].join(', '),
    asOf: Math.min(...found.map(({ asOf }) => asOf)),
    delayedMinutes: Math.max(...found.map(({ delayedMinutes }) => delayedMinutes)),
    stale: found.some(({ stale }) => stale),
    simulated: found.some(({ simulated }) => simulated),
    partial: partial || found.some((meta) => meta.partial),
    nextRefresh: refreshes.length === 0 ? null : Math.min(...refreshes),
  };
}

/** Something that can say whether it knows a symbol. */
export interface SymbolSource {
  knows(symbol: string): Promise<boolean>;
}

/** Whether a source knows the symbol; one that fails to answer does not. */
const knowsOrFalse = (source: SymbolSource, symbol: string): Promise<boolean> =>
  source.knows(symbol).catch(() => false);

/** Whether any of the sources knows the symbol. */
export async function anyKnows(sources: readonly SymbolSource[], symbol: string): Promise<boolean> {
  const answers = await Promise.all(sources.map((source) => knowsOrFalse(source, symbol)));
  return answers.includes(true);
}

/**
 * What the first source that knows the symbol answers. A symbol that its company has left is known by nobody and has its
 * past: the first answer is taken. Refuses with SYMBOL_UNKNOWN when there is none.
 */
export async function answerOf<S extends SymbolSource, T>(
  sources: readonly S[],
  symbol: string,
  ask: (source: S) => Promise<T>,
): Promise<T> {
  for (const source of sources) if (await knowsOrFalse(source, symbol)) return ask(source);
  for (const source of sources)
    try {
      return await ask(source);
    } catch (fault) {
      if (!(fault instanceof DomainError) || fault.code !== SYMBOL_UNKNOWN.code) throw fault;
    }
  throw SYMBOL_UNKNOWN();
}

/** The first source that knows the symbol; refuses with SYMBOL_UNKNOWN when none does. */
export async function sourceOf<T extends SymbolSource>(
  sources: readonly T[],
  symbol: string,
): Promise<T> {
  for (const source of sources) if (await knowsOrFalse(source, symbol)) return source;
  throw SYMBOL_UNKNOWN();
}
