import type { PriceTick } from '@toolyard/core/market';
import * as v from 'valibot';
import { parseExact } from './parse-exact.ts';
import { toSymbol } from './tickers.ts';
import { milliseconds, nanoseconds, price, quoted, symbol } from './wire.ts';

/** Milliseconds in most messages; nanoseconds, which are beyond any such time, in some. */
const instant = v.union([milliseconds, nanoseconds]);

const Trade = v.object({
  ev: v.literal('T'),
  sym: symbol,
  p: price,
  t: instant,
  c: v.nullish(v.array(v.number()), []),
});
const Quote = v.pipe(
  v.object({ ev: v.literal('Q'), sym: symbol, bp: quoted, ap: price, t: instant }),
  v.check(({ bp, ap }) => bp <= ap),
);
/** Bars of a second and of a minute; `e` is their end. */
const Bar = v.object({ ev: v.picklist(['A', 'AM']), sym: symbol, c: price, e: instant });
const Status = v.object({
  ev: v.literal('status'),
  status: v.string(),
  message: v.optional(v.string(), ''),
});
const Message = v.union([Trade, Quote, Bar, Status]);

export type StatusMessage = v.InferOutput<typeof Status>;

/**
 * Conditions under which a trade is the last price: regular, automatic execution, cross, intermarket sweep, trade-through
 * exempt. Others, such as odd lots, average prices and late reports, are not.
 */
const LAST_PRICE_CONDITIONS: readonly number[] = [0, 3, 9, 14, 41];

/** What a frame of the socket says. */
export interface Frame {
  readonly ticks: readonly PriceTick[];
  readonly statuses: readonly StatusMessage[];
  /** Messages that could not be read. */
  readonly ignored: number;
}

/**
 * A frame is a list of messages; each is read by itself.
 *
 * Example: `[{"ev":"AM","sym":"GTE","c":0.4486,"e":1610144700000}]` is one price of GTE, made at the end of its minute.
 */
export function readFrame(text: string): Frame {
  const ticks: PriceTick[] = [];
  const statuses: StatusMessage[] = [];
  let ignored = 0;
  for (const each of messagesIn(text)) {
    const message = v.safeParse(Message, each);
    if (!message.success) ignored += 1;
    else if (message.output.ev === 'status') statuses.push(message.output);
    else ticks.push(...tickOf(message.output));
  }
  return { ticks, statuses, ignored };
}

/** One unreadable message stands for a frame that is no list. */
function messagesIn(text: string): readonly unknown[] {
  try {
    const messages = parseExact(text);
    return Array.isArray(messages) ? (messages as unknown[]) : [null];
  } catch {
    return [null];
  }
}

type MarketMessage = Exclude<v.InferOutput<typeof Message>, StatusMessage>;

function tickOf(message: MarketMessage): readonly PriceTick[] {
  const of = toSymbol(message.sym);
  switch (message.ev) {
    case 'T': {
      const isLast = message.c?.every((each) => LAST_PRICE_CONDITIONS.includes(each)) ?? true;
      return isLast ? [{ kind: 'price', symbol: of, price: message.p, at: message.t }] : [];
    }
    case 'Q':
      return [{ kind: 'quote', symbol: of, bid: message.bp, ask: message.ap, at: message.t }];
    case 'A':
    case 'AM':
      return [{ kind: 'price', symbol: of, price: message.c, at: message.e }];
  }
}
