import {
  actionText,
  deliverableText,
  MAX_IMPORTED_FILLS,
  TRADES_COLUMNS,
  TRADES_TOO_LONG,
  type ExportedFill,
} from '@toolyard/core/options/records';
import { hasKnownDeliverable, isOption, termsOfContract } from '@toolyard/core/options/contracts';
import { cashOf } from '@toolyard/core/options/strategies';
import { toDollars } from '@toolyard/core/shared';
import { stringify } from 'csv-stringify/sync';
import { ESCAPE_FORMULAS } from '../http/csv-formulas.ts';
import { instant } from '../http/instant.ts';

/** Exercise, settlement, size and known deliverable of a fill's contract; blank for shares. */
function termsOf(fill: ExportedFill['fill']) {
  if (!isOption(fill)) return { multiplier: '', exercise: '', settlement: '', delivers: '' };
  const { exercise, settlement, settlementTime } = termsOfContract(fill.symbol);
  const { multiplier, deliverable } = fill;
  const isKnown = deliverable !== null && hasKnownDeliverable(fill);
  const delivers = isKnown ? deliverableText(deliverable) : '';
  return { multiplier, exercise, settlement: `${settlement} ${settlementTime}`, delivers };
}

/** A row a fill: bought quantities and received cash are positive, prices are dollars a share. */
const rowOf = ({ trade, step, fill }: ExportedFill) => ({
  trade: trade.id,
  name: trade.name,
  underlying: trade.symbol,
  at: instant(step.at),
  step: step.kind,
  spot: step.spot === null ? '' : toDollars(step.spot),
  contract: fill.symbol,
  cause: fill.cause,
  quantity: fill.quantity,
  price: toDollars(fill.price),
  commission: toDollars(fill.commission),
  cash: toDollars(cashOf(fill)),
  ...termsOf(fill),
  replaces: fill.replaces ?? '',
  action: step.action ? actionText(step.action) : '',
});

const COLUMNS: readonly (keyof ReturnType<typeof rowOf>)[] = [
  'trade',
  'name',
  'underlying',
  'at',
  'step',
  'spot',
  'contract',
  'cause',
  'quantity',
  'price',
  'commission',
  'cash',
  'multiplier',
  'exercise',
  'settlement',
  'delivers',
  'replaces',
  'action',
];

/** As an exported file looks; what follows from the other columns is not read. */
export const TRADES_FILE = {
  required: ['trade', 'underlying', 'at', 'spot', 'contract', 'quantity', 'price'],
  optional: ['name', 'cause', 'commission', 'multiplier', 'delivers', 'replaces', 'action'],
  ignored: ['step', 'cash', 'exercise', 'settlement'],
  mostRows: MAX_IMPORTED_FILLS,
  wrongColumns: TRADES_COLUMNS,
  tooLong: TRADES_TOO_LONG,
} as const;

/** As CSV with the mark by which sheets know UTF-8; no text is taken for a formula. */
export const fillsCsv = (fills: readonly ExportedFill[]): string =>
  stringify([[...COLUMNS]], { bom: true }) +
  stringify(fills.map(rowOf), { columns: [...COLUMNS], ...ESCAPE_FORMULAS });
