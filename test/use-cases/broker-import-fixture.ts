import { readFileSync } from 'node:fs';
import { isTradingDay } from '@toolyard/core/calendar';
import type { BarQuery } from '@toolyard/core/market';
import {
  ImportBrokerFile,
  strategiesOfFills,
  type BrokerImport,
  type CsvLine,
  type LineOutcome,
} from '@toolyard/core/options/records';
import type { Strategy } from '@toolyard/core/options/strategies';
import { addDays, midnightUtc, toDollars, type CalendarDate } from '@toolyard/core/shared';
import { parse } from 'csv-parse/sync';
import { FakeClock, FakeCorporateActions, memoryDatabase, SequentialIds } from '@toolyard/memory';
import { META } from './lifecycle-fixture.ts';
import { user } from './strategies-fixture.ts';

/** After every line of the sample files. */
const NOW = Date.UTC(2026, 4, 4, 15);
const KNOWN: Readonly<Record<string, number>> = {
  AAPL: 245,
  MSFT: 402,
  SPY: 600,
  SPX: 6010,
  TSLA: 209,
};

/** A broker's sample file as text, changed where a test wants it. */
export const sampleFile = (name: string): string =>
  readFileSync(new URL(`../fixtures/broker-files/${name}.csv`, import.meta.url), 'utf8');

const OPTIONS = {
  bom: true,
  info: true,
  relax_column_count: true,
  relax_quotes: true,
  skip_empty_lines: true,
} as const;

interface Parsed {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

const linesOf = (text: string): readonly CsvLine[] =>
  (parse(text, OPTIONS) as unknown as readonly Parsed[]).map(({ record, info }) => ({
    ...{ line: info.lines, cells: record, wellFormed: true },
  }));

/** A line's outcome in one text: `opened 0: -2 SPY260320P00580000 at 2.35`, or `refused FILL_QUANTITY 0.5`. */
function described(line: LineOutcome): string {
  if (line.outcome !== 'step') return `${line.outcome} ${line.code} ${line.value}`.trim();
  const { step, strategy, quantity, symbol, price } = line;
  return `${step} ${strategy}: ${quantity} ${symbol} at ${toDollars(price)}`;
}

export const outcomesOf = ({ lines }: BrokerImport): Readonly<Record<number, string>> => {
  const found: Record<number, string> = {};
  for (const line of lines)
    found[line.line] = [found[line.line], described(line)].filter((text) => text).join(' + ');
  return found;
};

/** Imports of broker files into a database in memory, with a market of five symbols at unchanging prices. */
export function brokerImportFixture() {
  const { unitOfWork, readers } = memoryDatabase();
  const clock = new FakeClock(NOW);
  const ids = new SequentialIds();
  const market = {
    knows: (symbol: string) => Promise.resolve(symbol in KNOWN),
    bars: ({ symbol, from, to }: BarQuery) => {
      const value = [];
      for (let day: CalendarDate = from; day <= to; day = addDays(day, 1)) {
        const close = KNOWN[symbol] ?? 0;
        const at = midnightUtc(day) + 14.5 * 3_600_000;
        if (isTradingDay(day))
          value.push({ at, open: close, high: close, low: close, close, volume: 1 });
      }
      return Promise.resolve({ value, meta: { ...META, asOf: clock.now() } });
    },
  };
  const grouper = {
    group: (input: Parameters<typeof strategiesOfFills>[0]) =>
      Promise.resolve(strategiesOfFills(structuredClone(input), () => ids.next())),
  };
  const actions = new FakeCorporateActions(Object.keys(KNOWN), clock);
  const useCase = new ImportBrokerFile(clock, readers.strategies, market, actions, grouper);
  const mei = user('mei');
  const prepare = async (text: string, dryRun = false) => {
    const commit = await useCase.prepare({ lines: linesOf(text), dryRun }, mei);
    return () => unitOfWork.run(commit);
  };
  return {
    clock,
    actions,
    /** Reads the file; the function that it returns stores what is in it. */
    prepare,
    import: async (text: string, dryRun = false): Promise<BrokerImport> =>
      (await prepare(text, dryRun))(),
    strategies: (): Promise<readonly Strategy[]> => readers.strategies.listAll('mei'),
    change: (strategy: Strategy) =>
      unitOfWork.run(({ strategies }) =>
        strategies.update({ ...strategy, version: strategy.version + 1 }),
      ),
  };
}
