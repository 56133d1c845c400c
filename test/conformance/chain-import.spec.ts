import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { openChainFiles, type OpenedChainFiles } from '@toolyard/chain-files';
import type { OptionChain, OptionQuote, QuoteFlaw } from '@toolyard/core/options/chain';
import { optionDate, optionDatePrice } from '@toolyard/core/options/pricing';
import { toDollars } from '@toolyard/core/shared';
import { readCsv, type CsvRow } from './reference/csv.ts';

const dir = process.env['REFERENCE_DIR'];
const SYMBOL = 'MSFT@2021-11-22';

interface Case {
  readonly row: CsvRow;
  readonly chain: OptionChain;
  readonly quote: OptionQuote;
  readonly mid: number;
}

/** Every line of the file beside the quote that was made of it. */
async function everyQuote(opened: OpenedChainFiles, rows: readonly CsvRow[]): Promise<Case[]> {
  const chains = new Map<string, OptionChain>();
  for (const { expiry } of (await opened.chains.expiries(SYMBOL)).value) {
    chains.set(expiry, (await opened.chains.chain(SYMBOL, expiry)).value);
  }
  return rows.map((row) => {
    const chain = chains.get(row['Expiration']!)!;
    const side = row['Type'] === 'call' ? chain.calls : chain.puts;
    const strike = Math.round(Number(row['Strike']) * 10_000);
    const quote = side.find((candidate) => candidate.strike === strike)!;
    return { row, chain, quote, mid: (Number(row['Bid']) + Number(row['Ask'])) / 2 };
  });
}

/** Three times the bid asked, and a wide quote by Rule 6.5 of the Cboe: from 0.75 below a bid of 2, from 1.25 up to 5. */
const isTooWide = (bid: number, ask: number): boolean =>
  ask >= 3 * bid && Math.round(100 * (ask - bid)) >= (bid < 2 ? 75 : bid <= 5 ? 125 : 150);

/** Whether two quotes of a side can be traded against each other for more than the wider of their spreads. */
function contradict(a: OptionQuote, b: OptionQuote): boolean {
  const [low, high] = a.strike < b.strike ? [a, b] : [b, a];
  const [dearer, cheaper] = a.type === 'call' ? [low, high] : [high, low];
  const gain = Math.max(
    cheaper.bid! - dearer.ask!,
    dearer.bid! - cheaper.ask! - (high.strike - low.strike),
  );
  return gain > Math.max(a.ask! - a.bid!, b.ask! - b.bid!);
}

/** Whether a butterfly around the quote, of strikes of its side, pays at bid and ask more than the widest of its spreads. */
const paysAsBody = (body: OptionQuote, side: readonly OptionQuote[]): boolean =>
  side.some((low) =>
    side.some((high) => {
      if (!(low.strike < body.strike && body.strike < high.strike)) return false;
      const part = (high.strike - body.strike) / (high.strike - low.strike);
      const gain = body.bid! - part * low.ask! - (1 - part) * high.ask!;
      return gain > Math.max(...[low, body, high].map((each) => each.ask! - each.bid!));
    }),
  );

/**
 * Why the law of one price leaves a mid of an American option no volatility, by arithmetic of this test: the option is
 * worth more than the gain of exercise now and at expiry, a call less than the stock, a put less than its strike. A
 * negative yield counts as a higher rate.
 */
function expectedFlaw({ row, chain, quote, mid }: Case): QuoteFlaw | null {
  if (Number(row['Bid']) === 0) return 'zeroBid';
  const { rate, dividendYield, years } = chain.terms;
  const spot = toDollars(chain.spot);
  const strike = Number(row['Strike']);
  if (isTooWide(Number(row['Bid']), Number(row['Ask']))) return 'wide';
  // What contradicts other strikes is checked by itself below.
  if (quote.flaw === 'outOfOrder') return 'outOfOrder';
  const call = row['Type'] === 'call';
  const atExpiry =
    spot * Math.exp(-Math.max(dividendYield, 0) * years) -
    strike * Math.exp((Math.min(dividendYield, 0) - rate) * years);
  const gain = call ? Math.max(spot - strike, atExpiry) : Math.max(strike - spot, -atExpiry);
  if (mid <= Math.max(gain, 0)) return 'belowIntrinsic';
  return mid >= (call ? spot : strike) ? 'aboveMaximum' : null;
}

function repriced({ quote, chain }: Case): number {
  const { years, rate, dividendYield } = chain.terms;
  const option = { type: quote.type, spot: toDollars(chain.spot), strike: toDollars(quote.strike) };
  const terms = {
    years,
    rate,
    dividendYield,
    volatility: quote.iv!,
    exercise: 'american',
  } as const;
  return optionDatePrice(optionDate(option.type, option.strike, terms), option.spot);
}

const count = (flaws: readonly (QuoteFlaw | null)[]): Record<string, number> =>
  flaws.reduce<Record<string, number>>((totals, flaw) => {
    const reason = flaw ?? 'none';
    return { ...totals, [reason]: (totals[reason] ?? 0) + 1 };
  }, {});

if (!dir) console.log('skipped: REFERENCE_DIR is not set');
(dir ? describe : describe.skip)('the real chain of MSFT of 2021-11-22', () => {
  let opened: OpenedChainFiles;
  let cases: readonly Case[] = [];

  beforeAll(async () => {
    opened = await openChainFiles(join(dir!, 'chains'));
    cases = await everyQuote(opened, readCsv(join(dir!, 'chains', 'msft-2021-11-22.csv')));
  });

  it('all 1,995 quotes of 17 expiries are there, none is refused', async () => {
    expect(opened.refused).toEqual([]);
    expect(cases).toHaveLength(1995);
    expect((await opened.chains.expiries(SYMBOL)).value).toHaveLength(17);
    for (const { row, quote } of cases) {
      expect(toDollars(quote.bid!)).toBe(Number(row['Bid']));
      expect(toDollars(quote.ask!)).toBe(Number(row['Ask']));
    }
  });

  it('a bid and a mid strictly inside its bounds: a volatility that reprices the mid within 1e-10', () => {
    const priced = cases.filter((one) => expectedFlaw(one) === null);
    expect(priced.length).toBeGreaterThan(1700);
    const errors = priced.map((one) => Math.abs(repriced(one) - one.mid));
    expect(Math.max(...errors)).toBeLessThanOrEqual(1e-10);
    expect(priced.filter(({ quote }) => quote.flaw !== null)).toEqual([]);
    console.log(`${priced.length} repriced, worst error ${Math.max(...errors).toPrecision(3)}`);
  });

  it('the refused are exactly the others, by reason', () => {
    const refused = cases.filter(({ quote }) => quote.iv === null);
    const others = cases.filter((one) => expectedFlaw(one) !== null);
    expect(refused).toEqual(others);
    expect(refused.map(({ quote }) => quote.flaw)).toEqual(others.map(expectedFlaw));
    const reasons = count(refused.map(({ quote }) => quote.flaw));
    expect(reasons['zeroBid']).toBe(84);
    console.log(`${refused.length} refused: ${JSON.stringify(reasons)}`);
  });

  it('of the others none contradicts another strike, and every quote that is marked for it does', () => {
    const chains = [...new Set(cases.map(({ chain }) => chain))];
    const sides = chains.flatMap(({ calls, puts }) => [calls, puts]);
    const isQuoted = ({ flaw }: OptionQuote) => flaw !== 'zeroBid' && flaw !== 'wide';
    let marked = 0;
    for (const side of sides.map((quotes) => quotes.filter(isQuoted))) {
      const sound = side.filter(({ flaw }) => flaw !== 'outOfOrder');
      for (const [i, quote] of sound.entries())
        expect(sound.slice(i + 1).filter((other) => contradict(quote, other))).toEqual([]);
      for (const quote of side.filter(({ flaw }) => flaw === 'outOfOrder')) {
        marked += 1;
        // A quote that is too cheap makes the bodies beside it pay.
        const isBent = side.some((body) => paysAsBody(body, side));
        expect(side.some((other) => other !== quote && contradict(quote, other)) || isBent).toBe(
          true,
        );
      }
    }
    // Stale quotes deep in the money: 2 % of the file.
    expect(marked).toBeGreaterThan(0);
    expect(marked).toBeLessThan(1995 * 0.025);
  });

  it('parity: spot and forwards of the first months lie where the quotes cross, not at the last price', async () => {
    const front = cases[0]!.chain;
    expect(front.spotSource).toBe('implied');
    expect(front.spotOffParity).toBe(false);
    expect(toDollars(front.spot)).toBeGreaterThan(342.2);
    expect(toDollars(front.spot)).toBeLessThan(342.5);
    for (const { expiry } of (await opened.chains.expiries(SYMBOL)).value.slice(0, 4)) {
      const { terms } = (await opened.chains.chain(SYMBOL, expiry)).value;
      expect(terms.source).toBe('parity');
      expect(terms.forward).toBeGreaterThan(342.2);
      expect(terms.forward).toBeLessThan(342.5);
    }
  });

  it('rates: none is absurd, though four days cannot tell one', () => {
    for (const { chain } of cases) {
      expect(chain.terms.rate).toBeGreaterThan(0);
      expect(chain.terms.rate).toBeLessThan(0.01);
      expect(Math.abs(chain.terms.dividendYield)).toBeLessThan(0.01);
    }
  });
});
