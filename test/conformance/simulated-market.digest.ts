/** Prints a hash of many answers of the simulated market: `node … seed forward|backward`. */
import { createHash } from 'node:crypto';
import { parseOptionSymbol } from '@toolyard/core/options/contracts';
import { simulatedMarket } from '@toolyard/simulated-market';

const INSTANTS = [
  '2026-11-20T14:30:00Z',
  '2022-03-14T15:17:31Z',
  '2026-11-20T20:59:59Z',
  '2024-07-04T12:00:00Z',
].map((text) => Date.parse(text));
const SYMBOLS = ['AAPL', 'SPY', 'F'];

const [seed = '', order = 'forward'] = process.argv.slice(2);
let now = 0;
const { market, chains, news, quotes, tape, volatility } = simulatedMarket({
  seed,
  clock: { now: () => now },
});

const questions = INSTANTS.flatMap((at) =>
  SYMBOLS.flatMap((symbol) => [
    { name: `${at} ${symbol} chain`, at, ask: () => fifthChain(symbol) },
    { name: `${at} ${symbol} expiries`, at, ask: () => chains.expiries(symbol) },
    { name: `${at} ${symbol} details`, at, ask: () => market.details(symbol) },
    { name: `${at} ${symbol} close`, at, ask: () => market.previousClose(symbol) },
    { name: `${at} ${symbol} minutes`, at, ask: () => minutes(symbol) },
    { name: `${at} ${symbol} news`, at, ask: () => news.news({ symbol, limit: 8 }) },
    { name: `${at} ${symbol} quote`, at, ask: () => quotes.quotes([symbol]) },
    { name: `${at} ${symbol} trades`, at, ask: () => trades(symbol) },
    { name: `${at} ${symbol} year`, at, ask: () => volatility.year(symbol) },
    { name: `${at} ${symbol} search`, at, ask: () => market.search({ text: symbol, limit: 3 }) },
  ]),
);

async function fifthChain(symbol: string): Promise<unknown> {
  const { value } = await chains.expiries(symbol);
  return chains.chain(symbol, value[4]!.expiry);
}

async function trades(symbol: string): Promise<unknown> {
  const { value } = await chains.expiries(symbol);
  const { expiry } = value[2]!;
  const { calls } = (await chains.chain(symbol, expiry)).value;
  const contract = parseOptionSymbol(calls[calls.length >> 1]!.symbol);
  const prices = [...(await tape.lastPrices(symbol, expiry))];
  return contract.ok && [prices, await tape.activity(contract.value)];
}

function minutes(symbol: string): Promise<unknown> {
  const days = { from: '2022-03-09', to: '2022-03-16' } as const;
  return market.bars({ symbol, ...days, timespan: 'minute', multiplier: 30, adjusted: true });
}

const answers: string[] = [];
for (const { name, at, ask } of order === 'backward' ? questions.reverse() : questions) {
  now = at;
  answers.push(`${name} ${JSON.stringify(await ask())}`);
}
process.stdout.write(createHash('sha256').update(answers.sort().join('\n')).digest('hex'));
