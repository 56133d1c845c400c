import type { MarketMeta, Sourced } from '../../market/index.ts';
import type { CalendarDate, Clock, ErrorDefinition, Instant } from '../../shared/index.ts';
import { DomainError } from '../../shared/index.ts';
import type { OptionChain, OptionChains, OptionQuote } from '../chain/index.ts';
import { EXPIRY_UNKNOWN, countedFrom } from '../chain/index.ts';
import { isExpired, parseOptionSymbol } from '../contracts/index.ts';
import { CONTRACT_EXPIRED, CONTRACT_UNKNOWN } from './strategies.errors.ts';

/** A chosen contract as its chain lists it. */
export interface ListedContract {
  readonly quote: OptionQuote;
  readonly chain: OptionChain;
}

const isRefusal = (error: unknown, code: string): boolean =>
  error instanceof DomainError && error.code === code;

/** The contracts of one underlying, each expiry's chain read once. */
export class ListedContracts {
  private readonly chains = new Map<CalendarDate, Promise<Sourced<OptionChain> | null>>();

  private constructor(
    private readonly symbol: string,
    private readonly source: OptionChains,
    private readonly listed: readonly CalendarDate[],
    /** The time that its days count from: now, for a chain file the time of the file. */
    readonly at: Instant,
  ) {}

  /** Refuses with SYMBOL_UNKNOWN. */
  static async of(symbol: string, source: OptionChains, clock: Clock): Promise<ListedContracts> {
    const { value, meta } = await source.expiries(symbol);
    const at = countedFrom(symbol, meta.asOf, clock.now());
    return new ListedContracts(
      symbol,
      source,
      value.map(({ expiry }) => expiry),
      at,
    );
  }

  /** The contract of a symbol; refuses with CONTRACT_EXPIRED or CONTRACT_UNKNOWN, naming the field that holds it. */
  async find(symbol: string, field: string): Promise<ListedContract> {
    const parsed = parseOptionSymbol(symbol);
    if (!parsed.ok) throw atField(CONTRACT_UNKNOWN, field);
    const { expiry } = parsed.value;
    if (isExpired(this.at, expiry)) throw atField(CONTRACT_EXPIRED, field);
    const chain = await this.chain(expiry);
    const quote = chain && quoteIn(chain.value, symbol);
    if (!chain || !quote) throw atField(CONTRACT_UNKNOWN, field);
    return { quote, chain: chain.value };
  }

  /** The chain of the earliest of the expiries, of the first that is listed when none is given. */
  async front(
    expiries: readonly CalendarDate[],
  ): Promise<{ readonly chain: OptionChain; readonly meta: MarketMeta } | null> {
    const [front] = expiries.toSorted();
    const found = await (front === undefined ? this.first() : this.chain(front));
    return found && { chain: found.value, meta: found.meta };
  }

  /** The chain of the first expiry that is listed. */
  async first(): Promise<Sourced<OptionChain> | null> {
    const [first] = this.listed;
    return first === undefined ? null : this.chain(first);
  }

  /** The chain of an expiry, null where none is listed. */
  chain(expiry: CalendarDate): Promise<Sourced<OptionChain> | null> {
    if (!this.listed.includes(expiry)) return Promise.resolve(null);
    const known = this.chains.get(expiry) ?? this.read(expiry);
    this.chains.set(expiry, known);
    return known;
  }

  private async read(expiry: CalendarDate): Promise<Sourced<OptionChain> | null> {
    try {
      return await this.source.chain(this.symbol, expiry);
    } catch (error) {
      if (isRefusal(error, EXPIRY_UNKNOWN.code)) return null;
      throw error;
    }
  }
}

/** The quote of a contract on its chain. */
export const quoteIn = ({ calls, puts }: OptionChain, symbol: string): OptionQuote | null =>
  calls.find((quote) => quote.symbol === symbol) ??
  puts.find((quote) => quote.symbol === symbol) ??
  null;

/** A refusal of one field. */
export function atField(refusal: ErrorDefinition, field: string): DomainError {
  const { texts } = refusal;
  return refusal({ details: [{ field, message: texts.en, texts }] });
}
