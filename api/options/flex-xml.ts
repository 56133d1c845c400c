import type { CsvLine } from '@toolyard/core/options/records';
import { SaxesParser } from 'saxes';
import { CSV_UNREADABLE } from '../http/http.errors.ts';

/** Columns of the CSV form of a query by the attributes of its XML form. */
const TRADE: Readonly<Record<string, string>> = {
  currency: 'CurrencyPrimary',
  assetCategory: 'AssetClass',
  symbol: 'Symbol',
  dateTime: 'DateTime',
  quantity: 'Quantity',
  tradePrice: 'TradePrice',
  proceeds: 'Proceeds',
  taxes: 'Taxes',
  ibCommission: 'IBCommission',
  ibCommissionCurrency: 'IBCommissionCurrency',
  openCloseIndicator: 'Open/CloseIndicator',
  notes: 'Notes/Codes',
  buySell: 'Buy/Sell',
  transactionType: 'TransactionType',
  ibOrderID: 'IBOrderID',
  tradeID: 'TradeID',
  conid: 'Conid',
  underlyingConid: 'UnderlyingConid',
  levelOfDetail: 'LevelOfDetail',
};
const PAYMENT: Readonly<Record<string, string>> = {
  currency: 'CurrencyPrimary',
  symbol: 'Symbol',
  description: 'Description',
  activityDescription: 'ActivityDescription',
  date: 'Date',
  dateTime: 'DateTime',
  settleDate: 'SettleDate',
  reportDate: 'ReportDate',
  exDate: 'ExDate',
  amount: 'Amount',
  levelOfDetail: 'LevelOfDetail',
};
/** Elements that have what the CSV form has; what others state, as `OptionEAE`, stands among the trades as well. */
const ELEMENTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Trade: TRADE,
  Order: TRADE,
  StatementOfFundsLine: PAYMENT,
  CashTransaction: PAYMENT,
};
/** Longer than a query of 5,000 trades has. */
const MOST_ELEMENTS = 20_000;

interface Element {
  readonly line: number;
  readonly attributes: Readonly<Record<string, string>>;
}

/** Whether a file is a Flex query of Interactive Brokers in XML, by how it begins. */
export const isFlexXml = (text: string): boolean =>
  /^\s*(<\?xml[^>]*>\s*)?<FlexQueryResponse\b/.test(text);

/** The lines of one kind of element, below a header of the columns that any of them has. */
function section(
  elements: readonly Element[],
  columns: Readonly<Record<string, string>>,
): CsvLine[] {
  const [first] = elements;
  if (!first) return [];
  const stated = Object.keys(columns).filter((name) =>
    elements.some(({ attributes }) => name in attributes),
  );
  const line = (number: number, cells: readonly string[]): CsvLine => ({
    ...{ line: number, cells, wellFormed: true },
  });
  return [
    line(
      first.line - 1,
      stated.map((name) => columns[name]!),
    ),
    ...elements.map(({ line: number, attributes }) =>
      line(
        number,
        stated.map((name) => attributes[name] ?? ''),
      ),
    ),
  ];
}

/**
 * A Flex query in XML as the lines of its CSV form, so that one reader reads both; a line is that of the element in the
 * file. Entities of a document type are not expanded. Refuses with CSV_UNREADABLE what is no well-formed XML.
 *
 * Source: IBKR Reporting Reference, 'Trades' (the names of columns and attributes).
 */
export function flexXmlLines(text: string): readonly CsvLine[] {
  const found = new Map<Readonly<Record<string, string>>, Element[]>([
    [TRADE, []],
    [PAYMENT, []],
  ]);
  const parser = new SaxesParser({ position: true, xmlns: false });
  parser.on('error', (cause) => {
    throw CSV_UNREADABLE({ cause });
  });
  let elements = 0;
  parser.on('opentag', ({ name, attributes }) => {
    elements += 1;
    if (elements > MOST_ELEMENTS) throw CSV_UNREADABLE();
    const columns = ELEMENTS[name];
    if (columns && Object.keys(attributes).length > 0)
      found.get(columns)?.push({ line: parser.line, attributes });
  });
  parser.write(text).close();
  return [...found].flatMap(([columns, elementsOf]) => section(elementsOf, columns));
}
