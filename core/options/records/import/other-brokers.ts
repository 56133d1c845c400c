import type { Texts } from '../../../shared/index.ts';
import type { CsvLine } from './broker-rows.ts';

/** A layout that cannot be read, by what no other file has. */
interface OtherLayout {
  readonly name: string;
  /** Columns that stand together in its header line; the layout has one of these sets. */
  readonly columns: readonly (readonly string[])[];
  /** How a line above its header begins. */
  readonly begins?: string;
}

/**
 * Layouts of other brokers, and those of the three brokers that are not read.
 *
 * Sources: exports as public readers take them, such as laroche/tastyworks-pnl (tastyworks) and
 * anthonyk1225/robinhood-to-xlsx (Robinhood).
 */
const OTHER_LAYOUTS: readonly OtherLayout[] = [
  { name: 'Robinhood', columns: [['activity date', 'trans code']] },
  { name: 'Fidelity', columns: [['run date', 'action']] },
  {
    name: 'E*TRADE',
    columns: [['transactiondate', 'securitytype'], ['activity/trade date']],
  },
  {
    name: 'thinkorswim',
    begins: 'account statement for ',
    columns: [
      ['ref #', 'misc fees'],
      ['exec time', 'spread', 'pos effect'],
    ],
  },
  { name: 'Webull', columns: [['placed time', 'filled time']] },
  { name: 'Firstrade', columns: [['tradedate', 'settleddate', 'recordtype']] },
  { name: 'moomoo', columns: [['filled@avg price'], ['side', 'fill qty']] },
  {
    name: 'Futu (富途)',
    columns: [
      ['方向', '代码'],
      ['方向', '代碼'],
      ['交易方向', '股票代码'],
    ],
  },
  { name: 'TD Ameritrade', columns: [['transaction id', 'reg fee']] },
  {
    name: 'Vanguard',
    columns: [['account number', 'trade date', 'transaction type', 'investment name']],
  },
  {
    name: 'tastyworks (the old layout of tastytrade)',
    columns: [['transaction code', 'transaction subcode']],
  },
  {
    name: 'Interactive Brokers (Flex query in XML)',
    columns: [],
    begins: '<flexqueryresponse',
  },
];

/** Tables of other brokers stand below several lines of titles. */
const LOOKED_AT = 15;

const cellsIn = ({ cells: [first = '', ...rest] }: CsvLine): readonly string[] =>
  (rest.length === 0 && first.includes('\t') ? first.split('\t') : [first, ...rest]).map((cell) =>
    cell.trim().toLowerCase(),
  );

/** The broker, or the layout, of a file that cannot be read; null for any other file. */
export function otherBrokerOf(lines: readonly CsvLine[]): string | null {
  for (const line of lines.slice(0, LOOKED_AT)) {
    const cells = cellsIn(line);
    const found = OTHER_LAYOUTS.find(
      ({ columns, begins }) =>
        (begins !== undefined && cells[0]?.startsWith(begins)) ||
        columns.some((set) => set.every((column) => cells.includes(column))),
    );
    if (found) return found.name;
  }
  return null;
}

/** Whose file it is, in words. */
export const fileOf = (broker: string): Texts => ({
  en: `This is a file of ${broker}`,
  'zh-CN': `这是 ${broker} 的文件`,
});
