import {
  formatOptionSymbol,
  parseOptionSymbol,
  toProviderSymbol,
  type OptionSymbol,
} from '@toolyard/core/options/contracts';
import { toDollars } from '@toolyard/core/shared';
import { exactly, readQuotedCsv, summariseFacts } from './facts.ts';
import type { CsvRow } from './csv.ts';
import type { ReferenceResult } from './reference-suite.ts';

/** The file's class begins with ours: 'index PM weekly', 'class share', 'mini (10 shares)'. */
const CLASS_NAMES: Readonly<Record<OptionSymbol['contractClass'], readonly string[]>> = {
  standard: ['standard', 'class'],
  adjusted: ['adjusted'],
  mini: ['mini'],
  index: ['index'],
  file: [],
};

function asWritten(symbol: OptionSymbol) {
  const { root, underlying, providerUnderlying, expiry, type, strike } = symbol;
  return {
    canonical_polygon: toProviderSymbol(symbol),
    root,
    deliverable_underlying: underlying,
    polygon_snapshot_underlying: providerUnderlying,
    expiry,
    type: type === 'call' ? 'C' : 'P',
    strike: String(toDollars(strike)),
  };
}

function agrees(row: CsvRow): boolean {
  const parsed = parseOptionSymbol(row['input'] ?? '');
  if (row['valid'] !== '1') return !parsed.ok;
  if (!parsed.ok) return false;
  const again = parseOptionSymbol(formatOptionSymbol(parsed.value));
  const firstWord = (row['class'] ?? '').split(' ')[0]!;
  return (
    exactly(row, asWritten(parsed.value)) &&
    CLASS_NAMES[parsed.value.contractClass].includes(firstWord) &&
    again.ok &&
    again.value.strike === parsed.value.strike
  );
}

/** market/osi-vectors.csv: symbols and what they say, or that they say nothing. */
export function checkOsiSymbols(path: string): ReferenceResult {
  return summariseFacts(
    readQuotedCsv(path).map((row, i) => ({
      name: `row ${i + 1}: ${row['input']}`,
      holds: agrees(row),
    })),
  );
}
