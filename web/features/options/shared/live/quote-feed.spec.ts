import { beforeEach, describe, expect, it } from '@jest/globals';
import type { LiveQuote } from './live-quote.ts';
import { liveQuoteOf, quoteInText } from './live-quote.ts';
import {
  POLL_PAUSE,
  QuoteFeed,
  SYMBOLS_AT_ONCE,
  type FeedPorts,
  type StreamSink,
} from './quote-feed.ts';

const quote = (symbol: string, price = 200): LiveQuote => ({
  symbol,
  price,
  change: 1,
  changePercent: 0.5,
  bid: price - 0.01,
  ask: price + 0.01,
  at: '2026-11-20T21:00:00.000Z',
  meta: null,
});

interface OpenedStream extends StreamSink {
  readonly symbols: readonly string[];
  closed: boolean;
}

/** A place whose clock stands until it is moved, with every stream that was opened in it. */
function place(streams = true) {
  let now = 0;
  let timers: { at: number; work: () => void }[] = [];
  const frames: (() => void)[] = [];
  const opened: OpenedStream[] = [];
  const polls: (readonly string[])[] = [];
  const answers = {
    poll: (symbols: readonly string[]) => Promise.resolve(symbols.map((s) => quote(s))),
  };
  const ports: FeedPorts = {
    stream: streams
      ? (symbols, sink) => {
          const stream: OpenedStream = { ...sink, symbols, closed: false };
          opened.push(stream);
          return { close: () => (stream.closed = true) };
        }
      : null,
    poll: (symbols) => {
      polls.push(symbols);
      return answers.poll(symbols);
    },
    later: (work, milliseconds) => {
      const timer = { at: now + milliseconds, work };
      timers.push(timer);
      return () => (timers = timers.filter((each) => each !== timer));
    },
    frame: (work) => void frames.push(work),
  };
  const settle = async () => {
    for (let i = 0; i < 20; i++) await Promise.resolve();
  };
  const pass = async (milliseconds: number) => {
    const end = now + milliseconds;
    for (;;) {
      const due = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!due) break;
      now = due.at;
      timers = timers.filter((each) => each !== due);
      due.work();
      await settle();
    }
    now = end;
    await settle();
  };
  const draw = () => frames.splice(0).forEach((work) => work());
  return { feed: new QuoteFeed(ports), opened, polls, answers, pass, draw, frames };
}

describe('live quotes', () => {
  let at: ReturnType<typeof place>;
  beforeEach(() => {
    at = place();
  });
  const prices = () =>
    Object.fromEntries(Object.values(at.feed.snapshot().quotes).map((q) => [q.symbol, q.price]));
  const state = () => at.feed.snapshot().state;
  const last = () => at.opened.at(-1)!;

  it('an older quote that arrives late changes nothing, in the same frame or a later one', () => {
    at.feed.watch(['SPY']);
    const newer = { ...quote('SPY', 201), at: '2026-11-20T21:00:05.000Z' };
    return at.pass(100).then(() => {
      last().onOpen();
      last().onQuote(newer);
      last().onQuote(quote('SPY', 199));
      at.draw();
      expect(prices()).toEqual({ SPY: 201 });
      last().onQuote(quote('SPY', 198));
      at.draw();
      expect(prices()).toEqual({ SPY: 201 });
    });
  });

  it('one stream carries what all screens watch, each symbol once', async () => {
    at.feed.watch(['SPY', 'AAPL']);
    at.feed.watch(['AAPL', 'TSLA']);
    await at.pass(100);
    expect(at.opened.map(({ symbols }) => symbols)).toEqual([['AAPL', 'SPY', 'TSLA']]);
    last().onOpen();
    expect(state()).toBe('live');
    expect(at.polls).toEqual([]);
  });

  it('a symbol is let go with its last watcher, the stream with the last symbol', async () => {
    const first = at.feed.watch(['SPY', 'AAPL']);
    const second = at.feed.watch(['AAPL']);
    await at.pass(100);
    last().onOpen();
    first();
    await at.pass(100);
    expect(last().symbols).toEqual(['AAPL']);
    second();
    await at.pass(100);
    expect(at.opened.every(({ closed }) => closed)).toBe(true);
    expect(state()).toBe('idle');
  });

  it('a screen that leaves and one that comes in one breath open nothing anew', async () => {
    const leave = at.feed.watch(['SPY']);
    await at.pass(100);
    leave();
    at.feed.watch(['SPY']);
    await at.pass(100);
    expect(at.opened).toHaveLength(1);
  });

  it('quotes are handed on once a frame, the last of each symbol', async () => {
    let notified = 0;
    at.feed.watch(['SPY', 'AAPL']);
    await at.pass(100);
    last().onOpen();
    at.feed.subscribe(() => notified++);
    for (const price of [1, 2, 3]) last().onQuote(quote('SPY', price));
    last().onQuote(quote('AAPL', 7));
    expect(notified).toBe(0);
    expect(at.frames).toHaveLength(1);
    at.draw();
    expect(notified).toBe(1);
    expect(prices()).toEqual({ SPY: 3, AAPL: 7 });
  });

  it('a broken stream: quotes are polled every five seconds and the old prices stay', async () => {
    at.feed.watch(['SPY']);
    await at.pass(100);
    last().onOpen();
    last().onQuote(quote('SPY', 7));
    at.draw();
    last().onBroken();
    expect(prices()).toEqual({ SPY: 7 });
    await at.pass(0);
    at.draw();
    expect([state(), at.polls.length, prices()]).toEqual(['polling', 1, { SPY: 200 }]);
    last().onBroken();
    await at.pass(POLL_PAUSE);
    expect(at.polls).toHaveLength(2);
  });

  it('the stream is tried again after 1, 2, 4, 8, 16, 30 and 30 seconds, and polling ends when it opens', async () => {
    at.feed.watch(['SPY']);
    await at.pass(100);
    for (const seconds of [1, 2, 4, 8, 16, 30, 30]) {
      const before = at.opened.length;
      last().onBroken();
      await at.pass(seconds * 1000 - 1);
      expect(at.opened).toHaveLength(before);
      await at.pass(1);
      expect(at.opened).toHaveLength(before + 1);
    }
    last().onOpen();
    expect(state()).toBe('live');
    const polled = at.polls.length;
    await at.pass(60_000);
    expect(at.polls).toHaveLength(polled);
    last().onBroken();
    await at.pass(1000);
    expect(last().closed).toBe(false);
  });

  it('where polling fails too it is broken, and comes back by itself', async () => {
    at.feed.watch(['SPY']);
    await at.pass(100);
    const { poll } = at.answers;
    at.answers.poll = () => Promise.reject(new Error('no answer'));
    last().onBroken();
    await at.pass(0);
    expect(state()).toBe('broken');
    at.answers.poll = poll;
    await at.pass(POLL_PAUSE);
    expect(state()).toBe('polling');
  });

  it('where there are no streams quotes are polled', async () => {
    at = place(false);
    at.feed.watch(['SPY']);
    await at.pass(100 + POLL_PAUSE);
    at.draw();
    expect([state(), at.polls, prices()]).toEqual(['polling', [['SPY'], ['SPY']], { SPY: 200 }]);
  });

  it('symbols beyond what a stream carries are polled beside it', async () => {
    const many = Array.from({ length: SYMBOLS_AT_ONCE + 3 }, (_, i) => `S${100 + i}`);
    at.feed.watch(many);
    await at.pass(100);
    last().onOpen();
    await at.pass(0);
    expect(last().symbols).toEqual(many.slice(0, SYMBOLS_AT_ONCE));
    expect(at.polls).toEqual([many.slice(SYMBOLS_AT_ONCE)]);
    expect(state()).toBe('live');
  });

  it('asked to refresh it polls every symbol and says whether that went well', async () => {
    at.feed.watch(['SPY', 'AAPL']);
    await at.pass(100);
    last().onOpen();
    expect(await at.feed.refresh()).toBe(true);
    expect(at.polls).toEqual([['AAPL', 'SPY']]);
    at.answers.poll = () => Promise.reject(new Error('no answer'));
    expect(await at.feed.refresh()).toBe(false);
    expect(state()).toBe('live');
  });

  it('a tab that nobody looks at holds no stream and asks nothing; looked at again it does', async () => {
    at.feed.watch(['SPY']);
    await at.pass(100);
    last().onOpen();
    at.feed.pause();
    expect(last().closed).toBe(true);
    await at.pass(120_000);
    expect([at.opened.length, at.polls.length]).toEqual([1, 0]);
    at.feed.resume();
    expect([at.opened.length, last().closed]).toEqual([2, false]);
  });

  it('what a stream says after it was let go counts no more', async () => {
    at.feed.watch(['SPY']);
    await at.pass(100);
    const [old] = at.opened;
    at.feed.watch(['AAPL']);
    await at.pass(100);
    old!.onBroken();
    old!.onQuote(quote('SPY', 1));
    at.draw();
    expect([prices(), at.polls, last().closed]).toEqual([{}, [], false]);
  });
});

describe('a quote of the wire', () => {
  it('is taken with what is unknown in it', () => {
    const unknown = { ...quote('SPY'), bid: null, ask: null };
    expect(quoteInText(JSON.stringify({ ...unknown, more: 1 }))).toEqual(unknown);
  });

  it('has the source of its price, where that is told', () => {
    const meta = { provider: 'polygon', asOf: '2026-11-20T21:00:00.000Z', delayedMinutes: 15 };
    expect(liveQuoteOf({ ...quote('SPY'), meta })).toMatchObject({ meta });
    for (const wrong of [7, {}, { provider: 'polygon' }, undefined])
      expect(liveQuoteOf({ ...quote('SPY'), meta: wrong })).toEqual(quote('SPY'));
  });

  it.each([null, 7, 'x', {}, { ...quote('SPY'), price: '7' }, { ...quote('SPY'), symbol: 7 }])(
    '%j is none',
    (value) => expect(liveQuoteOf(value)).toBeNull(),
  );

  it.each(['{', '', undefined])('text %j is none', (text) => expect(quoteInText(text)).toBeNull());
});
