import { SYMBOL_UNKNOWN } from './market.errors.ts';

/** Something that can say whether it knows a symbol. */
export interface KnowsSymbols {
  knows(symbol: string): Promise<boolean>;
}

/** Whether a source knows the symbol; one that fails to answer does not. */
const saysYes = (source: KnowsSymbols, symbol: string): Promise<boolean> =>
  source.knows(symbol).catch(() => false);

/** Whether any of the sources knows the symbol. */
export async function anyKnows(sources: readonly KnowsSymbols[], symbol: string): Promise<boolean> {
  const answers = await Promise.all(sources.map((source) => saysYes(source, symbol)));
  return answers.includes(true);
}

/** The first source that knows the symbol; refuses with SYMBOL_UNKNOWN when none does. */
export async function sourceOf<T extends KnowsSymbols>(
  sources: readonly T[],
  symbol: string,
): Promise<T> {
  for (const source of sources) if (await saysYes(source, symbol)) return source;
  throw SYMBOL_UNKNOWN();
}
