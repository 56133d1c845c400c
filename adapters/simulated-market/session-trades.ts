import type { OptionTrade } from '@toolyard/core/options/chain';
import type { OptionType } from '@toolyard/core/options/contracts';
import type { Money } from '@toolyard/core/shared';
import type { ExpiryBoard } from './expiry-board.ts';
import { expiryModel, type ExpiryModel } from './expiry-model.ts';
import { minuteTrades, type MinuteTrade } from './minute-trades.ts';
import { quotedPrices } from './option-quotes.ts';
import { randomStream } from './random.ts';
import { MINUTE, type Session } from './sessions.ts';
import type { StockTape } from './stock-tape.ts';

/** One contract of a board. */
export interface BoardPlace {
  readonly type: OptionType;
  /** Of its strike. */
  readonly index: number;
}

/**
 * What was traded in the contracts of one expiry in one session. As much of the session's volume as the chain shows is
 * traded minute by minute, at the quotes that stood during the minute.
 */
export class SessionTrades {
  private readonly models = new Map<number, ExpiryModel>();
  private readonly elapsed: Float64Array;

  constructor(
    private readonly seed: string,
    private readonly tape: StockTape,
    private readonly board: ExpiryBoard,
    private readonly session: Session,
    /** How far the session has come. */
    private readonly minute: number,
  ) {
    this.elapsed = tape.elapsed(session);
  }

  /** The newest trades, the last one first. */
  newest(place: BoardPlace, limit: number): OptionTrade[] {
    const trades: OptionTrade[] = [];
    for (let minute = this.busyMinute(place, this.minute); minute > 0;) {
      let number = 0;
      for (const trade of this.tradesIn(place, minute)) {
        trades.push(this.named(place, minute, number, trade));
        if (trades.length === limit) return trades;
        number += 1;
      }
      minute = this.busyMinute(place, minute - 1);
    }
    return trades;
  }

  /** Price of the last trade; null where nothing was traded. */
  lastPrice(place: BoardPlace): Money | null {
    const minute = this.busyMinute(place, this.minute);
    if (minute === 0) return null;
    for (const { price } of this.tradesIn(place, minute)) return price;
    return null;
  }

  private done({ type, index }: BoardPlace, minute: number): number {
    return Math.floor(this.board.sides[type].volumes[index]! * this.elapsed[minute]!);
  }

  /** The last minute up to `until` in which something was traded; 0 for none. */
  private busyMinute(place: BoardPlace, until: number): number {
    const volume = this.done(place, until);
    if (volume === 0) return 0;
    let low = 1;
    let high = until;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.done(place, middle) < volume) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  private tradesIn(place: BoardPlace, minute: number): Generator<MinuteTrade> {
    const volume = this.done(place, minute) - this.done(place, minute - 1);
    const model = this.model(minute - 1);
    const { type, index } = place;
    const quote = quotedPrices(model, [this.board.strikes[index]!])[type][0]!;
    const random = randomStream(
      `${this.seed}|${this.symbol(place)}|${this.session.date}|${minute}`,
    );
    return minuteTrades(random, volume, quote, model.liquidity);
  }

  private named(
    place: BoardPlace,
    minute: number,
    number: number,
    { moment, price, size, side }: MinuteTrade,
  ): OptionTrade {
    const { date, open } = this.session;
    const at = open + (minute - 1) * MINUTE + Math.floor(moment * (MINUTE - 1));
    return { id: `${this.symbol(place)}-${date}-${minute}-${number}`, at, price, size, side };
  }

  private symbol({ type, index }: BoardPlace): string {
    return this.board.sides[type].symbols[index]!;
  }

  /** Instant of the quotes that are valid from the end of a minute on. */
  private model(minute: number): ExpiryModel {
    let model = this.models.get(minute);
    if (model === undefined) {
      const last = this.tape.lastPrice(this.session.open + minute * MINUTE);
      model = expiryModel(this.tape, last, this.board.listed);
      this.models.set(minute, model);
    }
    return model;
  }
}
