import type { OptionTrade } from '@toolyard/core/options/chain';
import type { OptionType } from '@toolyard/core/options/contracts';
import type { Money } from '@toolyard/core/shared';
import type { ContractListing } from './contract-listing.ts';
import { expiryModel, type ExpiryModel } from './expiry-model.ts';
import { minuteTrades, type MinuteTrade } from './minute-trades.ts';
import { quotedPrices } from './option-quotes.ts';
import { randomStream } from './random.ts';
import { MINUTE, type Session } from './sessions.ts';
import type { StockTape } from './stock-tape.ts';

/** One contract of a listing, by the index of its strike. */
export interface ListedContract {
  readonly type: OptionType;
  readonly index: number;
}

/**
 * Trades in the contracts of one expiry during one session. They add up to the volume of the chain and are made minute
 * by minute at the quotes of that minute.
 */
export class SessionTrades {
  private readonly models = new Map<number, ExpiryModel>();
  private readonly elapsed: Float64Array;

  constructor(
    private readonly seed: string,
    private readonly tape: StockTape,
    private readonly listing: ContractListing,
    private readonly session: Session,
    /** Minutes since the open. */
    private readonly minute: number,
  ) {
    this.elapsed = tape.elapsed(session);
  }

  /** The newest trades, latest first. */
  newest(contract: ListedContract, limit: number): OptionTrade[] {
    const trades: OptionTrade[] = [];
    for (let minute = this.busyMinute(contract, this.minute); minute > 0;) {
      let number = 0;
      for (const trade of this.tradesIn(contract, minute)) {
        trades.push(this.named(contract, minute, number, trade));
        if (trades.length === limit) return trades;
        number += 1;
      }
      minute = this.busyMinute(contract, minute - 1);
    }
    return trades;
  }

  /** Price of the last trade; null where nothing was traded. */
  lastPrice(contract: ListedContract): Money | null {
    const minute = this.busyMinute(contract, this.minute);
    if (minute === 0) return null;
    for (const { price } of this.tradesIn(contract, minute)) return price;
    return null;
  }

  private done({ type, index }: ListedContract, minute: number): number {
    return Math.floor(this.listing.sides[type].volumes[index]! * this.elapsed[minute]!);
  }

  /** The last minute up to `until` in which something was traded; 0 for none. */
  private busyMinute(contract: ListedContract, until: number): number {
    const volume = this.done(contract, until);
    if (volume === 0) return 0;
    let low = 1;
    let high = until;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.done(contract, middle) < volume) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  private tradesIn(contract: ListedContract, minute: number): Generator<MinuteTrade> {
    const volume = this.done(contract, minute) - this.done(contract, minute - 1);
    const model = this.model(minute - 1);
    const { type, index } = contract;
    const quote = quotedPrices(model, [this.listing.strikes[index]!])[type][0]!;
    const random = randomStream(
      `${this.seed}|${this.symbol(contract)}|${this.session.date}|${minute}`,
    );
    return minuteTrades(random, volume, quote, model.liquidity);
  }

  private named(
    contract: ListedContract,
    minute: number,
    number: number,
    { moment, price, size, side }: MinuteTrade,
  ): OptionTrade {
    const { date, open } = this.session;
    const at = open + (minute - 1) * MINUTE + Math.floor(moment * (MINUTE - 1));
    return { id: `${this.symbol(contract)}-${date}-${minute}-${number}`, at, price, size, side };
  }

  private symbol({ type, index }: ListedContract): string {
    return this.listing.sides[type].symbols[index]!;
  }

  /** Instant of the quotes that are valid from the end of a minute on. */
  private model(minute: number): ExpiryModel {
    let model = this.models.get(minute);
    if (model === undefined) {
      const last = this.tape.lastPrice(this.session.open + minute * MINUTE);
      model = expiryModel(this.tape, last, this.listing.listed);
      this.models.set(minute, model);
    }
    return model;
  }
}
