import type { Bound } from '@toolyard/core/options/analysis';
import type { OptionChain } from '@toolyard/core/options/chain';
import { toDollars } from '@toolyard/core/shared';
import type { FilledTemplate } from './filled-templates.ts';

const dollars = (amount: Bound | null): string =>
  amount === null ? '--' : amount === 'unlimited' ? amount : toDollars(amount).toFixed(2);

const COLUMNS = ['template', 'cost', 'max profit', 'max risk', 'breakevens', 'chance', 'expected'];
const WIDTHS = [18, 12, 12, 12, 22, 8, 10];

const line = (cells: readonly string[]): string =>
  cells.map((cell, i) => (i === 0 ? cell.padEnd(WIDTHS[i]!) : cell.padStart(WIDTHS[i]!))).join('');

function cellsOf({ template, analysis }: FilledTemplate): string[] {
  if (analysis === null) return [template.id, 'no strikes'];
  const { cost, maxProfit, maxLoss, breakevens, probabilityOfProfit, expectedProfit } = analysis;
  return [
    template.id,
    dollars(cost),
    dollars(maxProfit),
    dollars(maxLoss),
    breakevens.map((price) => price.toFixed(2)).join(' '),
    probabilityOfProfit === null ? '--' : `${(100 * probabilityOfProfit).toFixed(1)}%`,
    expectedProfit === null ? '--' : expectedProfit.toFixed(2),
  ];
}

function tableOf(chain: OptionChain, rows: readonly FilledTemplate[]): string[] {
  const { symbol, expiry, daysToExpiry, calls, puts } = chain;
  const quotes = [...calls, ...puts];
  const marked = quotes.filter(({ flaw }) => flaw !== null).length;
  const fits = rows.filter(({ legs }) => legs !== null).length;
  return [
    `${symbol} ${expiry}, ${daysToExpiry} days: ${fits} of ${rows.length} structures filled, ${marked} of ${quotes.length} quotes marked`,
    line(COLUMNS),
    ...rows.filter(({ mirrors }) => mirrors.length === 0).map((row) => line(cellsOf(row))),
    '',
  ];
}

/** Every template as it is traded by default, one line each, under its expiry. */
export const templateTable = (rows: readonly FilledTemplate[]): string =>
  [...new Set(rows.map(({ chain }) => chain))]
    .flatMap((each) =>
      tableOf(
        each,
        rows.filter(({ chain }) => chain === each),
      ),
    )
    .join('\n');
