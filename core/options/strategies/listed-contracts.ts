import type { MarketMeta, Sourced } from '../../market/index.ts';
import type { CalendarDate, Clock, ErrorDefinition, Instant } from '../../shared/index.ts';
import { DomainError } from '../../shared/index.ts';
import type { OptionChain, OptionChains, OptionQuote } from '../chain/index.ts';
import { EXPIRY_UNKNOWN } from '../chain/index.ts';
import { isExpired, isFileSymbol, parseOptionSymbol } from '../contracts/index.ts';
import { CONTRACT_EXPIRED, CONTRACT_UNKNOWN } from './strategies.errors.ts';
import type { LegDraft } from './strategy.ts';

/** A chosen contract as its chain lists it. */
export interface ListedContract {
  readonly quote: OptionQuote;
  readonly chain: OptionChain;
}

const isRefusal = (error: unknown, code: string): boolean =>
  error instanceof DomainError && error.code === code;

/** The contracts of one underlying, each expiry's chain read once. */
export class ListedContracts {
  private readonly chains = new Map<CalendarDate, Sourced<OptionChain>>();

  private constructor(
    private readonly symbol: string,
    private readonly source: OptionChains,
    private readonly listed: readonly CalendarDate[],
    private readonly at: Instant,
  ) {}

  /** A chain file lives at its own time. Refuses with SYMBOL_UNKNOWN. */
  static async of(symbol: string, source: OptionChains, clock: Clock): Promise<ListedContracts> {
    const { value, meta } = await source.expiries(symbol);
    const at = isFileSymbol(symbol) ? meta.asOf : clock.now();
    return new ListedContracts(
      symbol,
      source,
      value.map(({ expiry }) => expiry),
      at,
    );
  }

  /** The contract of a leg; refuses with CONTRACT_EXPIRED or CONTRACT_UNKNOWN, naming the leg. */
  async find(leg: LegDraft, index: number): Promise<ListedContract> {
    const parsed = parseOptionSymbol(leg.symbol);
    if (!parsed.ok) throw atLeg(CONTRACT_UNKNOWN, index);
    const { expiry } = parsed.value;
    if (isExpired(this.at, expiry)) throw atLeg(CONTRACT_EXPIRED, index);
    const chain = this.listed.includes(expiry) ? await this.chain(expiry) : null;
    const quotes = chain ? [...chain.value.calls, ...chain.value.puts] : [];
    const quote = quotes.find(({ symbol }) => symbol === leg.symbol);
    if (!chain || !quote) throw atLeg(CONTRACT_UNKNOWN, index);
    return { quote, chain: chain.value };
  }

  /** The chain of the earliest of the expiries, of the first that is listed when none is given. */
  async front(
    expiries: readonly CalendarDate[],
  ): Promise<{ readonly chain: OptionChain; readonly meta: MarketMeta } | null> {
    const [front] = expiries.length > 0 ? expiries.toSorted() : this.listed;
    const found = front === undefined ? null : await this.chain(front);
    return found && { chain: found.value, meta: found.meta };
  }

  private async chain(expiry: CalendarDate): Promise<Sourced<OptionChain> | null> {
    const known = this.chains.get(expiry);
    if (known) return known;
    try {
      const read = await this.source.chain(this.symbol, expiry);
      this.chains.set(expiry, read);
      return read;
    } catch (error) {
      if (isRefusal(error, EXPIRY_UNKNOWN.code)) return null;
      throw error;
    }
  }
}

/** A refusal of one leg's contract. */
export function atLeg(refusal: ErrorDefinition, index: number): DomainError {
  const { texts } = refusal;
  return refusal({ details: [{ field: `legs.${index}.symbol`, message: texts.en, texts }] });
}
