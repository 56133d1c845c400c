import type { Cell, ReadingReport } from '@toolyard/core/data';
import { rowsOf, workbookOf } from '../../support/workbook.ts';

/** A text and the table that a careful reader makes of it by hand. */
export interface ReadingCase {
  readonly title: string;
  readonly name?: string;
  readonly content: string | Uint8Array<ArrayBuffer>;
  /** 'name: type' */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  readonly reports?: readonly ReadingReport[];
}

const lines = (...all: readonly string[]): string => `${all.join('\n')}\n`;

const bytes = (...parts: readonly (string | readonly number[])[]): Uint8Array<ArrayBuffer> =>
  new Uint8Array(
    parts.flatMap((part) =>
      typeof part === 'string' ? [...new TextEncoder().encode(part)] : part,
    ),
  );

const utf16 = (text: string, littleEndian: boolean, mark = true): Uint8Array<ArrayBuffer> => {
  const all = mark ? `\ufeff${text}` : text;
  const view = new DataView(new ArrayBuffer(all.length * 2));
  for (let at = 0; at < all.length; at += 1)
    view.setUint16(at * 2, all.charCodeAt(at), littleEndian);
  return new Uint8Array(view.buffer);
};

const ENCODINGS: readonly ReadingCase[] = [
  {
    title: 'Windows-1252 with umlauts between ASCII letters',
    // K 0xF6 ln, M 0xFC nchen
    content: bytes('stadt;n\nK', [0xf6], 'ln;1\nM', [0xfc], 'nchen;2\n'),
    columns: ['stadt: text', 'n: integer'],
    rows: [
      ['Köln', '1'],
      ['München', '2'],
    ],
  },
  {
    title: 'Windows-1252 euro sign and curly quotes',
    content: bytes(
      'item,price\n',
      [0x93],
      'big',
      [0x94],
      ',',
      [0x80],
      '5.50\nsmall,',
      [0x80],
      '1.25\n',
    ),
    columns: ['item: text', 'price: decimal'],
    rows: [
      ['“big”', '5.5'],
      ['small', '1.25'],
    ],
  },
  {
    title: 'GB18030 in the header alone',
    // 城市 = B3 C7 CA D0
    content: bytes([0xb3, 0xc7, 0xca, 0xd0], ',n\nx,1\ny,2\n'),
    columns: ['城市: text', 'n: integer'],
    rows: [
      ['x', '1'],
      ['y', '2'],
    ],
  },
  {
    title: 'UTF-16 big-endian with a mark',
    content: utf16('a;b\r\n1;é\r\n2;中\r\n', false),
    columns: ['a: integer', 'b: text'],
    rows: [
      ['1', 'é'],
      ['2', '中'],
    ],
  },
  {
    title: 'UTF-16 little-endian without a mark',
    content: utf16('a,b\n1,x\n2,y\n', true, false),
    columns: ['a: integer', 'b: text'],
    rows: [
      ['1', 'x'],
      ['2', 'y'],
    ],
  },
  {
    title: 'a byte order mark before sep=',
    content: '\ufeffsep=;\r\na;b\r\n1;2\r\n',
    columns: ['a: integer', 'b: integer'],
    rows: [['1', '2']],
  },
];

const NUMBERS: readonly ReadingCase[] = [
  {
    title: 'Swiss apostrophes',
    content: lines('a,b', "x,1'234.50", "y,12'345'678.00"),
    columns: ['a: text', 'b: decimal'],
    rows: [
      ['x', '1234.5'],
      ['y', '12345678'],
    ],
  },
  {
    title: 'Indian groups with a sign of the rupee',
    content: lines('a,b', 'x,"₹12,34,567.50"', 'y,"₹5,00,000.00"'),
    columns: ['a: text', 'b: decimal'],
    rows: [
      ['x', '1234567.5'],
      ['y', '500000'],
    ],
  },
  {
    title: 'parentheses, trailing minus and dollar signs',
    content: lines('a,b,c', 'x,"($1,234.50)",5.25-', 'y,$10.00,7.00', 'z,-$3.25,1.50-'),
    columns: ['a: text', 'b: decimal', 'c: decimal'],
    rows: [
      ['x', '-1234.5', '-5.25'],
      ['y', '10', '7'],
      ['z', '-3.25', '-1.5'],
    ],
  },
  {
    // 1 万 is 10,000, 1 亿 is 100,000,000.
    title: 'Chinese large numbers, with and without a currency',
    content: lines(
      '项目,人数,金额,市值',
      '甲,1.2万,"1,234.5万元",￥1.2亿',
      '乙,3亿,-2000万元,3.456千万',
      '丙,5000,0.5元,2万亿元',
    ),
    columns: ['项目: text', '人数: integer', '金额: decimal', '市值: integer'],
    rows: [
      ['甲', '12000', '12345000', '120000000'],
      ['乙', '300000000', '-20000000', '34560000'],
      ['丙', '5000', '0.5', '2000000000000'],
    ],
  },
  {
    title: 'full-width digits, marks and parentheses',
    content: lines(
      '项目;数量;金额;比例;日期;时刻',
      '甲;１２３;１，２３４．５;１２．５％;２０２４／０１／０５;９：０５',
      '乙;＋４５;（２．５０）;－３％;２０２４／１２／３１;２３：５９',
      '丙;－７;88;5%;2024/2/29;0:00',
      '丁;－;;;;',
    ),
    columns: [
      '项目: text',
      '数量: integer',
      '金额: decimal',
      '比例: decimal',
      '日期: date',
      '时刻: time',
    ],
    rows: [
      ['甲', '123', '1234.5', '0.125', '2024-01-05', '09:05:00'],
      ['乙', '45', '-2.5', '-0.03', '2024-12-31', '23:59:00'],
      ['丙', '-7', '88', '0.05', '2024-02-29', '00:00:00'],
      ['丁', null, null, null, null, null],
    ],
  },
  {
    title: 'a full-width letter or digit in words stays as it is',
    content: lines('品名,n', '１号楼,1', 'Ａ座,2'),
    columns: ['品名: text', 'n: integer'],
    rows: [
      ['１号楼', '1'],
      ['Ａ座', '2'],
    ],
  },
  {
    title: 'a minus behind the sign of per cent, a code behind an amount with a sign, no amount',
    content: lines(
      'a,b,c',
      '1.5%-,$12.00 USD,"$ 1,234.00"',
      '2%,$3.50 USD,$ (56.00)',
      '7%,$0.25 USD,$ -',
    ),
    columns: ['a: decimal', 'b: decimal', 'c: decimal'],
    rows: [
      ['-0.015', '12', '1234'],
      ['0.02', '3.5', '-56'],
      ['0.07', '0.25', null],
    ],
  },
  {
    title: 'a dollar sign with codes of two countries stays text',
    content: lines('a,n', '$12.00 USD,1', '$3.50 CAD,2'),
    columns: ['a: text', 'n: integer'],
    rows: [
      ['$12.00 USD', '1'],
      ['$3.50 CAD', '2'],
    ],
    reports: [{ code: 'mixed_currency', column: 'a', currencies: ['CAD', 'USD'] }],
  },
  {
    title: 'K, M and B stay text until somebody chooses',
    content: lines('a,n', '1.2k,1', '3M,2', '1.5B,3'),
    columns: ['a: text', 'n: integer'],
    rows: [
      ['1.2k', '1'],
      ['3M', '2'],
      ['1.5B', '3'],
    ],
  },
  {
    // Excel shows whole numbers of more than 11 digits this way, and writes them so into a CSV file.
    title: 'identifiers that a spreadsheet program shortened',
    content: lines('sku,n', '8.61234E+12,1', '1.23E+11,2', '8612345678901,3'),
    columns: ['sku: decimal', 'n: integer'],
    rows: [
      ['8612340000000', '1'],
      ['123000000000', '2'],
      ['8612345678901', '3'],
    ],
    reports: [{ code: 'lost_digits', column: 'sku', values: 2, example: '1.23E+11' }],
  },
  {
    title: 'whole numbers in groups, English',
    content: lines('city,people', 'A,"1,234"', 'B,567', 'C,"12,345,678"'),
    columns: ['city: text', 'people: integer'],
    rows: [
      ['A', '1234'],
      ['B', '567'],
      ['C', '12345678'],
    ],
  },
  {
    title: 'whole numbers in groups, German',
    content: lines('stadt;leute;quote', 'A;1.234;1,5', 'B;567;2,25', 'C;12.345.678;0,5'),
    columns: ['stadt: text', 'leute: integer', 'quote: decimal'],
    rows: [
      ['A', '1234', '1.5'],
      ['B', '567', '2.25'],
      ['C', '12345678', '0.5'],
    ],
  },
  {
    title: 'decimal points with three places between commas',
    content: lines('a,b', 'x,1.234', 'y,0.567', 'z,12.345'),
    columns: ['a: text', 'b: decimal'],
    rows: [
      ['x', '1.234'],
      ['y', '0.567'],
      ['z', '12.345'],
    ],
  },
  {
    title: 'percentages with a decimal point',
    content: lines('a,b', 'x,12.5%', 'y,-3%', 'z,100%'),
    columns: ['a: text', 'b: decimal'],
    rows: [
      ['x', '0.125'],
      ['y', '-0.03'],
      ['z', '1'],
    ],
  },
  {
    title: 'exponents with signs',
    content: lines('a,b', 'x,1.5e-3', 'y,2E+05', 'z,7'),
    columns: ['a: text', 'b: decimal'],
    rows: [
      ['x', '0.0015'],
      ['y', '200000'],
      ['z', '7'],
    ],
  },
  {
    title: 'a currency behind the number, with some numbers bare',
    content: lines('a;b', 'x;1.200,00 EUR', 'y;88', 'z;0,50 EUR'),
    columns: ['a: text', 'b: decimal'],
    rows: [
      ['x', '1200'],
      ['y', '88'],
      ['z', '0.5'],
    ],
  },
  {
    title: 'two currencies stay text',
    content: lines('a,b', 'x,$5.00', 'y,€6.00'),
    columns: ['a: text', 'b: text'],
    rows: [
      ['x', '$5.00'],
      ['y', '€6.00'],
    ],
    reports: [{ code: 'mixed_currency', column: 'b', currencies: ['$', '€'] }],
  },
  {
    title: 'a decimal after 3,000 whole numbers',
    content: lines('n', ...Array.from({ length: 3000 }, (_, at) => String(at)), '1.5'),
    columns: ['n: decimal'],
    rows: [...Array.from({ length: 3000 }, (_, at) => [String(at)]), ['1.5']],
  },
];

const IDENTIFIERS: readonly ReadingCase[] = [
  {
    title: 'postal codes, phones and versions stay text',
    content: lines(
      'zip,phone,version,ip',
      '01234,+4915112345678,1.2.3,10.0.0.1',
      '90210,+861380013800,1.10.0,10.0.0.2',
    ),
    columns: ['zip: text', 'phone: text', 'version: text', 'ip: text'],
    rows: [
      ['01234', '+4915112345678', '1.2.3', '10.0.0.1'],
      ['90210', '+861380013800', '1.10.0', '10.0.0.2'],
    ],
  },
  {
    title: 'codes that look like exponents stay text',
    content: lines('code,n', '1E5,1', '2E10,2', '33E2,3'),
    columns: ['code: text', 'n: integer'],
    rows: [
      ['1E5', '1'],
      ['2E10', '2'],
      ['33E2', '3'],
    ],
  },
  {
    title: 'card numbers of sixteen digits stay text',
    content: lines('card,n', '4111111111111111,1', '5500005555555559,2'),
    columns: ['card: text', 'n: integer'],
    rows: [
      ['4111111111111111', '1'],
      ['5500005555555559', '2'],
    ],
  },
  {
    title: 'codes of digits and dashes stay text',
    content: lines('part,n', '12-34-5678901,1', '98-76-1234567,2'),
    columns: ['part: text', 'n: integer'],
    rows: [
      ['12-34-5678901', '1'],
      ['98-76-1234567', '2'],
    ],
  },
  {
    title: 'a single leading zero among 2,000 numbers',
    content: lines('k,n', ...Array.from({ length: 2000 }, (_, at) => `${at + 1},1`), '007,1'),
    columns: ['k: text', 'n: integer'],
    rows: [...Array.from({ length: 2000 }, (_, at) => [String(at + 1), '1']), ['007', '1']],
  },
];

const DATES: readonly ReadingCase[] = [
  {
    title: 'day first with dots, and a time',
    content: lines('am;um', '05.03.2024;05.03.2024 14:30', '31.12.2023;31.12.2023 00:05'),
    columns: ['am: date', 'um: datetime'],
    rows: [
      ['2024-03-05', '2024-03-05T14:30:00'],
      ['2023-12-31', '2023-12-31T00:05:00'],
    ],
  },
  {
    title: 'month first with AM and PM',
    content: lines('at', '1/31/2024 12:05 AM', '2/1/2024 12:05 PM', '2/1/2024 1:05:09 PM'),
    columns: ['at: datetime'],
    rows: [['2024-01-31T00:05:00'], ['2024-02-01T12:05:00'], ['2024-02-01T13:05:09']],
  },
  {
    title: 'instants with zones, in UTC',
    content: lines(
      'at',
      '2024-07-01T10:00:00Z',
      '2024-07-01T10:00:00+08:00',
      '2024-07-01T10:00:00.250-0330',
    ),
    columns: ['at: datetime'],
    rows: [['2024-07-01T10:00:00'], ['2024-07-01T02:00:00'], ['2024-07-01T13:30:00.25']],
  },
  {
    title: 'years of two digits',
    content: lines('d,n', '31/01/24,1', '15/06/99,2'),
    columns: ['d: date', 'n: integer'],
    rows: [
      ['2024-01-31', '1'],
      ['1999-06-15', '2'],
    ],
  },
  {
    // POSIX, strptime: 69 to 99 are 1969 to 1999, 00 to 68 are 2000 to 2068.
    title: 'years of two digits with dashes and dots, and the year 69',
    content: lines(
      'a,b,c,d',
      '31-12-24,12-31-24,31.12.68,5-Jan-68',
      '05-01-69,01-05-69,01.02.69,31-Dec-69',
    ),
    columns: ['a: date', 'b: date', 'c: date', 'd: date'],
    rows: [
      ['2024-12-31', '2024-12-31', '2068-12-31', '2068-01-05'],
      ['1969-01-05', '1969-01-05', '1969-02-01', '1969-12-31'],
    ],
  },
  {
    title: 'years of two digits before month and day, told by the years that the dates span',
    content: lines(
      'a,b,c',
      '24/12/31,24-12-31 08:05,24年12月31日',
      '23/01/15,24-11-02 17:00,24年1月2日',
      '24/06/07,24-12-09 09:30,99年1月2日',
    ),
    columns: ['a: date', 'b: datetime', 'c: date'],
    rows: [
      ['2024-12-31', '2024-12-31T08:05:00', '2024-12-31'],
      ['2023-01-15', '2024-11-02T17:00:00', '2024-01-02'],
      ['2024-06-07', '2024-12-09T09:30:00', '1999-01-02'],
    ],
  },
  {
    title: 'years of two digits after days that could be years',
    content: lines('d,n', '31-12-24,1', '05-01-23,2', '17-11-22,3'),
    columns: ['d: date', 'n: integer'],
    rows: [
      ['2024-12-31', '1'],
      ['2023-01-05', '2'],
      ['2022-11-17', '3'],
    ],
  },
  {
    title: 'one date of two digits each, which could stand in every order',
    content: lines('d,n', '05/06/07,1', '05/06/07,2'),
    columns: ['d: date', 'n: integer'],
    rows: [
      ['2007-06-05', '1'],
      ['2007-06-05', '2'],
    ],
    reports: [{ code: 'ambiguous_date', column: 'd', order: 'day first', other: 'month first' }],
  },
  {
    title: 'the order of one column is that of another',
    content: lines('a,b', '03/04/2024,31/12/2024', '05/06/2024,30/11/2024'),
    columns: ['a: date', 'b: date'],
    rows: [
      ['2024-04-03', '2024-12-31'],
      ['2024-06-05', '2024-11-30'],
    ],
    reports: [{ code: 'ambiguous_date', column: 'a', order: 'day first', other: 'month first' }],
  },
  {
    title: 'day and month are the same in every value',
    content: lines('d,n', '01/01/2024,1', '02/02/2024,2'),
    columns: ['d: date', 'n: integer'],
    rows: [
      ['2024-01-01', '1'],
      ['2024-02-02', '2'],
    ],
  },
  {
    title: 'both orders in one column stay text',
    content: lines('d,n', '31/01/2024,1', '01/31/2024,2'),
    columns: ['d: text', 'n: integer'],
    rows: [
      ['31/01/2024', '1'],
      ['01/31/2024', '2'],
    ],
  },
  {
    title: 'a 30 February stays text',
    content: lines('d,n', '2024-02-29,1', '2024-02-30,2'),
    columns: ['d: text', 'n: integer'],
    rows: [
      ['2024-02-29', '1'],
      ['2024-02-30', '2'],
    ],
  },
  {
    title: 'Chinese dates and times',
    content: lines(
      '日期,时间,时刻',
      '2024年3月5日,2024/3/5 凌晨1:02,9时05分',
      '2023年12月31日,2023-12-31 晚上11:59,23时59分',
    ),
    columns: ['日期: date', '时间: datetime', '时刻: time'],
    rows: [
      ['2024-03-05', '2024-03-05T01:02:00', '09:05:00'],
      ['2023-12-31', '2023-12-31T23:59:00', '23:59:00'],
    ],
  },
  {
    title: 'names of months in German, French and Spanish',
    content: lines(
      'a;b;c',
      '3. März 2024;1er août 2023;5 de enero de 2024',
      '12. Oktober 2023;14 juillet 2024;31 de diciembre de 2023',
    ),
    columns: ['a: date', 'b: date', 'c: date'],
    rows: [
      ['2024-03-03', '2023-08-01', '2024-01-05'],
      ['2023-10-12', '2024-07-14', '2023-12-31'],
    ],
  },
  {
    title: 'weekdays before dates, and ordinal numbers',
    content: lines('a|b', 'Mon, 4 Mar 2024|March 1st, 2024', 'Tue, 31 Dec 2024|Feb 22nd, 2023'),
    columns: ['a: date', 'b: date'],
    rows: [
      ['2024-03-04', '2024-03-01'],
      ['2024-12-31', '2023-02-22'],
    ],
  },
  {
    title: 'years, months and fractions are no dates',
    content: lines('y,m,f', '2023,2024-01,1/2', '2024,2024-02,3/4'),
    columns: ['y: integer', 'm: text', 'f: text'],
    rows: [
      ['2023', '2024-01', '1/2'],
      ['2024', '2024-02', '3/4'],
    ],
  },
  {
    title: 'times of day',
    content: lines('a,b', '09:30,09:30:15.250', '23:59,00:00:00'),
    columns: ['a: time', 'b: time'],
    rows: [
      ['09:30:00', '09:30:15.25'],
      ['23:59:00', '00:00:00'],
    ],
  },
  {
    title: 'hours with AM, PM or 点, and 24:00',
    content: lines(
      'a,b,c',
      '9AM,上午9点,24:00:00',
      '12 PM,下午3点,23:15:00',
      '12:05 am,中午12点30分,00:00:00',
    ),
    columns: ['a: time', 'b: time', 'c: time'],
    rows: [
      ['09:00:00', '09:00:00', '24:00:00'],
      ['12:00:00', '15:00:00', '23:15:00'],
      ['00:05:00', '12:30:00', '00:00:00'],
    ],
  },
  {
    // ISO 8601, basic format.
    title: 'dates of eight digits with a time',
    content: lines(
      'a,b,c',
      '20240305T100000,20240305 10:00:00,20240305T100000Z',
      '20241231T235959,20241231 23:59:59,20241231T235959+0800',
    ),
    columns: ['a: datetime', 'b: datetime', 'c: datetime'],
    rows: [
      ['2024-03-05T10:00:00', '2024-03-05T10:00:00', '2024-03-05T10:00:00'],
      ['2024-12-31T23:59:59', '2024-12-31T23:59:59', '2024-12-31T15:59:59'],
    ],
  },
  {
    title: 'moments as JavaScript and Apache write them',
    content: lines(
      'a|b',
      'Tue Mar 05 2024 10:00:00 GMT+0800 (China Standard Time)|05/Mar/2024:10:00:00 +0800',
      'Wed Mar 06 2024 23:30:00 GMT-0330 (Newfoundland Daylight Time)|06/Mar/2024:10:00:00 -0500',
    ),
    columns: ['a: datetime', 'b: datetime'],
    rows: [
      ['2024-03-05T02:00:00', '2024-03-05T02:00:00'],
      ['2024-03-07T03:00:00', '2024-03-06T15:00:00'],
    ],
  },
  {
    title: 'Chinese and Japanese days of the week behind dates',
    content: lines(
      'a,b,c',
      '2024年3月5日星期二,2024/3/5(火),2024年3月5日 星期二 上午9:05',
      '2024年12月31日星期二,2024/12/31(火),2024年12月31日 星期二 下午3:05',
    ),
    columns: ['a: date', 'b: date', 'c: datetime'],
    rows: [
      ['2024-03-05', '2024-03-05', '2024-03-05T09:05:00'],
      ['2024-12-31', '2024-12-31', '2024-12-31T15:05:00'],
    ],
  },
  {
    title: 'names and numbers of months with a year stay text until somebody chooses',
    content: lines(
      'a,b,c,d',
      'Jan-24,Mar 2024,2024-03,03/2024',
      'Feb-24,April 2024,2024-12,12/2024',
    ),
    columns: ['a: text', 'b: text', 'c: text', 'd: text'],
    rows: [
      ['Jan-24', 'Mar 2024', '2024-03', '03/2024'],
      ['Feb-24', 'April 2024', '2024-12', '12/2024'],
    ],
  },
  {
    title: 'hours beyond a day stay text',
    content: lines('a,b', '09:30,1', '25:10,2'),
    columns: ['a: text', 'b: integer'],
    rows: [
      ['09:30', '1'],
      ['25:10', '2'],
    ],
  },
];

const BOOLEANS_AND_MISSING: readonly ReadingCase[] = [
  {
    title: 'words for yes and no in other languages',
    content: lines('a,b,c,d', 'ja,sí,да,对', 'nein,no,нет,错'),
    columns: ['a: boolean', 'b: boolean', 'c: boolean', 'd: boolean'],
    rows: [
      [true, true, true, true],
      [false, false, false, false],
    ],
  },
  {
    title: 'one word alone is no boolean, nor a third',
    content: lines('a,b,c', 'no,yes,Y', 'no,maybe,N', 'no,no,X'),
    columns: ['a: text', 'b: text', 'c: text'],
    rows: [
      ['no', 'yes', 'Y'],
      ['no', 'maybe', 'N'],
      ['no', 'no', 'X'],
    ],
  },
  {
    title: 'booleans with missing values',
    content: lines('a,n', 'TRUE,1', 'N/A,2', 'False,3', ',4'),
    columns: ['a: boolean', 'n: integer'],
    rows: [
      [true, '1'],
      [null, '2'],
      [false, '3'],
      [null, '4'],
    ],
  },
  {
    title: 'spellings of missing numbers',
    content: lines('a,b,c', '1,-,2024-01-01', 'NULL,2.5,n/a', '#N/A,—,2024-01-02', '3,4,--'),
    columns: ['a: integer', 'b: decimal', 'c: date'],
    rows: [
      ['1', null, '2024-01-01'],
      [null, '2.5', null],
      [null, null, '2024-01-02'],
      ['3', '4', null],
    ],
  },
  {
    title: 'words for missing values stay in text',
    content: lines('a,n', 'None,1', 'null,2', 'x,3'),
    columns: ['a: text', 'n: integer'],
    rows: [
      ['None', '1'],
      ['null', '2'],
      ['x', '3'],
    ],
  },
  {
    title: 'a column of nothing',
    content: lines('a,b', '1,', '2,', '3,'),
    columns: ['a: integer', 'b: text'],
    rows: [
      ['1', null],
      ['2', null],
      ['3', null],
    ],
  },
];

const STRUCTURE: readonly ReadingCase[] = [
  {
    title: 'comments with # above and within',
    content: lines('# made by a tool, version 2', '# units: m', 'a,b', '1,2', '# pause', '3,4'),
    columns: ['a: integer', 'b: integer'],
    rows: [
      ['1', '2'],
      ['3', '4'],
    ],
  },
  {
    title: 'names in the last of the comments',
    content: lines('# made by a tool', '# x y', '#x,y', '1,2.5', '3,4.5'),
    columns: ['x: integer', 'y: decimal'],
    rows: [
      ['1', '2.5'],
      ['3', '4.5'],
    ],
  },
  {
    title: 'one heading less than cells, as R writes it',
    content: lines('"mpg","cyl"', '"Mazda",21.5,6', '"Fiat",32.4,4'),
    columns: ['column 1: text', 'mpg: decimal', 'cyl: integer'],
    rows: [
      ['Mazda', '21.5', '6'],
      ['Fiat', '32.4', '4'],
    ],
  },
  {
    title: 'a preamble of names and values without a gap',
    content: lines(
      'Account,12345',
      'Period,2024',
      'date,text,amount',
      '2024-01-01,a,1.5',
      '2024-01-02,b,2.5',
      '2024-01-03,c,3.5',
    ),
    columns: ['date: date', 'text: text', 'amount: decimal'],
    rows: [
      ['2024-01-01', 'a', '1.5'],
      ['2024-01-02', 'b', '2.5'],
      ['2024-01-03', 'c', '3.5'],
    ],
  },
  {
    title: 'a preamble of names and values',
    content: lines(
      'Account,12345',
      'Period,2024',
      '',
      'date,text,amount',
      '2024-01-01,a,1.5',
      '2024-01-02,b,2.5',
      '2024-01-03,c,3.5',
    ),
    columns: ['date: date', 'text: text', 'amount: decimal'],
    rows: [
      ['2024-01-01', 'a', '1.5'],
      ['2024-01-02', 'b', '2.5'],
      ['2024-01-03', 'c', '3.5'],
    ],
  },
  {
    title: 'a title with the delimiters of a spreadsheet',
    content: lines('Report 2024,,', ',,', 'a,b,c', '1,2,3', '4,5,6'),
    columns: ['a: integer', 'b: integer', 'c: integer'],
    rows: [
      ['1', '2', '3'],
      ['4', '5', '6'],
    ],
  },
  {
    title: 'totals in English and a source below',
    content: lines('item,qty,cost', 'a,1,2.50', 'b,2,3.50', 'Total,3,6.00', '', 'Source: the shop'),
    columns: ['item: text', 'qty: integer', 'cost: decimal'],
    rows: [
      ['a', '1', '2.5'],
      ['b', '2', '3.5'],
    ],
    reports: [
      { code: 'total_row', lines: [4] },
      { code: 'note_row', lines: [6] },
    ],
  },
  {
    title: 'subtotals of groups and a grand total',
    content: lines(
      'region;sum',
      'north a;10',
      'north b;20',
      'Subtotal north;30',
      'south a;5',
      'south b;6',
      'Subtotal south;11',
      'Grand total;41',
    ),
    columns: ['region: text', 'sum: integer'],
    rows: [
      ['north a', '10'],
      ['north b', '20'],
      ['south a', '5'],
      ['south b', '6'],
    ],
    reports: [{ code: 'total_row', lines: [4, 7, 8] }],
  },
  {
    title: 'a total below numbers of which one does not read',
    content: lines(
      'Datum;Stadt;Betrag',
      '13.11.2026;Ulm;10,50',
      '14.11.2026;Bonn;offen',
      'Summe;;10,50',
    ),
    columns: ['Datum: date', 'Stadt: text', 'Betrag: text'],
    rows: [
      ['2026-11-13', 'Ulm', '10,50'],
      ['2026-11-14', 'Bonn', 'offen'],
    ],
    reports: [{ code: 'total_row', lines: [4] }],
  },
  {
    title: 'a company called Total at the end of a list of texts',
    content: lines('company,country,phone', 'Shell,UK,+44 20 1', 'Total,France,+33 1 47'),
    columns: ['company: text', 'country: text', 'phone: text'],
    rows: [
      ['Shell', 'UK', '+44 20 1'],
      ['Total', 'France', '+33 1 47'],
    ],
  },
  {
    title: 'a company called Total is a row',
    content: lines('company,staff', 'Shell,90', 'Total,35', 'BP,70'),
    columns: ['company: text', 'staff: integer'],
    rows: [
      ['Shell', '90'],
      ['Total', '35'],
      ['BP', '70'],
    ],
  },
  {
    title: 'a delimiter after every row',
    content: lines('a,b,', '1,2,', '3,4,'),
    columns: ['a: integer', 'b: integer'],
    rows: [
      ['1', '2'],
      ['3', '4'],
    ],
  },
  {
    title: 'rows that are too short and too long',
    content: lines('a|b|c', '1|2|3', '4|5', '6|7|8|9', '10|11|12'),
    columns: ['a: integer', 'b: integer', 'c: integer'],
    rows: [
      ['1', '2', '3'],
      ['4', '5', null],
      ['6', '7', '8'],
      ['10', '11', '12'],
    ],
    reports: [{ code: 'ragged_rows', short: [3], long: [4] }],
  },
  {
    title: 'blank lines between rows',
    content: lines('a,b', '', '1,2', '', '', '3,4', ''),
    columns: ['a: integer', 'b: integer'],
    rows: [
      ['1', '2'],
      ['3', '4'],
    ],
  },
  {
    title: 'names that differ by case alone, and none',
    content: lines('a,A,,a', '1,2,3,4'),
    columns: ['a: integer', 'A (2): integer', 'column 3: integer', 'a (3): integer'],
    rows: [['1', '2', '3', '4']],
  },
  {
    title: 'lines that end with CR alone',
    content: 'a,b\r1,2\r3,4\r',
    columns: ['a: integer', 'b: integer'],
    rows: [
      ['1', '2'],
      ['3', '4'],
    ],
  },
];

const HEADERS: readonly ReadingCase[] = [
  {
    title: 'years as headings',
    content: lines('country,2019,2020,2021', 'A,1,2,3', 'B,4,5,6'),
    columns: ['country: text', '2019: integer', '2020: integer', '2021: integer'],
    rows: [
      ['A', '1', '2', '3'],
      ['B', '4', '5', '6'],
    ],
  },
  {
    title: 'no header above dates',
    content: lines('2024-01-01,a', '2024-01-02,b'),
    columns: ['column 1: date', 'column 2: text'],
    rows: [
      ['2024-01-01', 'a'],
      ['2024-01-02', 'b'],
    ],
  },
  {
    title: 'dates as headings above numbers',
    content: lines('country,2024-01-01,2024-01-02', 'A,1,2', 'B,3,4'),
    columns: ['country: text', '2024-01-01: integer', '2024-01-02: integer'],
    rows: [
      ['A', '1', '2'],
      ['B', '3', '4'],
    ],
  },
  {
    title: 'words alone, with a header',
    content: lines('name,city', 'Ann,Oslo', 'Bo,Rome'),
    columns: ['name: text', 'city: text'],
    rows: [
      ['Ann', 'Oslo'],
      ['Bo', 'Rome'],
    ],
  },
  {
    title: 'words alone that occur again, without a header',
    content: lines('ok,red', 'bad,blue', 'ok,red'),
    columns: ['column 1: text', 'column 2: text'],
    rows: [
      ['ok', 'red'],
      ['bad', 'blue'],
      ['ok', 'red'],
    ],
  },
  {
    title: 'codes of one shape, without a header',
    content: lines('AB-12,x', 'CD-34,y', 'EF-56,z', 'GH-78,w'),
    columns: ['column 1: text', 'column 2: text'],
    rows: [
      ['AB-12', 'x'],
      ['CD-34', 'y'],
      ['EF-56', 'z'],
      ['GH-78', 'w'],
    ],
  },
  {
    title: 'an index without a name',
    content: lines(',a,b', '0,1.5,x', '1,2.5,y'),
    columns: ['column 1: integer', 'a: decimal', 'b: text'],
    rows: [
      ['0', '1.5', 'x'],
      ['1', '2.5', 'y'],
    ],
  },
  {
    title: 'a header alone, with a semicolon',
    content: 'id;name',
    columns: ['id: text', 'name: text'],
    rows: [],
  },
];

const QUOTING: readonly ReadingCase[] = [
  {
    title: 'single quotes',
    content: lines("'a','b'", "'1','x, y'", "'2','it is'"),
    columns: ['a: integer', 'b: text'],
    rows: [
      ['1', 'x, y'],
      ['2', 'it is'],
    ],
  },
  {
    title: 'quotes that a backslash escapes',
    content: lines('a,b', '1,"say \\"hi\\", twice"', '2,"plain"'),
    columns: ['a: integer', 'b: text'],
    rows: [
      ['1', 'say "hi", twice'],
      ['2', 'plain'],
    ],
  },
  {
    title: 'a path that ends with a backslash',
    content: lines('a,b', '1,"C:\\dir\\"', '2,"D:\\"'),
    columns: ['a: integer', 'b: text'],
    rows: [
      ['1', 'C:\\dir\\'],
      ['2', 'D:\\'],
    ],
  },
  {
    title: 'a quote that nothing closes, in the last third',
    content: lines(
      'a,b',
      ...Array.from({ length: 30 }, (_, at) => `${at},x`),
      '30,"open',
      ...Array.from({ length: 9 }, (_, at) => `${at + 31},y`),
    ),
    columns: ['a: integer', 'b: text'],
    rows: [
      ...Array.from({ length: 30 }, (_, at) => [String(at), 'x']),
      ['30', '"open'],
      ...Array.from({ length: 9 }, (_, at) => [String(at + 31), 'y']),
    ],
    reports: [{ code: 'unterminated_quote', lines: [32] }],
  },
  {
    title: 'a quote that nothing closes before quoted cells',
    content: lines('a,b,c', '1,"open,x', '2,"fine",y', '3,"fi ""ne""",z'),
    columns: ['a: integer', 'b: text', 'c: text'],
    rows: [
      ['1', '"open', 'x'],
      ['2', 'fine', 'y'],
      ['3', 'fi "ne"', 'z'],
    ],
    reports: [{ code: 'unterminated_quote', lines: [2] }],
  },
  {
    title: 'a quote inside quotes that is not doubled',
    content: lines('a,b', '1,"5" pipe"', '2,"x"'),
    columns: ['a: integer', 'b: text'],
    rows: [
      ['1', '5" pipe'],
      ['2', 'x'],
    ],
  },
  {
    title: 'line breaks, tabs and delimiters inside quotes',
    content: 'a\tb\r\n1\t"x\r\ny\tz"\r\n2\tw\r\n',
    columns: ['a: integer', 'b: text'],
    rows: [
      ['1', 'x\ny\tz'],
      ['2', 'w'],
    ],
  },
];

const DELIMITERS: readonly ReadingCase[] = [
  {
    title: 'commas of numbers between tabs',
    content: lines('a\tb', '1,5\t2,5', '3,5\t4,25'),
    columns: ['a: decimal', 'b: decimal'],
    rows: [
      ['1.5', '2.5'],
      ['3.5', '4.25'],
    ],
  },
  {
    title: 'decimal commas in every cell between semicolons',
    content: lines('a;b;c', '1,5;2,5;3,5', '4,5;5,5;6,5'),
    columns: ['a: decimal', 'b: decimal', 'c: decimal'],
    rows: [
      ['1.5', '2.5', '3.5'],
      ['4.5', '5.5', '6.5'],
    ],
  },
  {
    title: 'a column of decimal commas alone',
    content: lines('preis', '1,5', '2,25', '3,75'),
    columns: ['preis: decimal'],
    rows: [['1.5'], ['2.25'], ['3.75']],
  },
  {
    title: 'sentences with commas in a single column',
    content: lines('remark', 'bring keys, not cards', 'closed', 'open, but late, today', 'x'),
    columns: ['remark: text'],
    rows: [['bring keys, not cards'], ['closed'], ['open, but late, today'], ['x']],
  },
  {
    title: 'pipes with spaces around',
    content: lines('a | b | c', '1 | x y | 2.5', '2 | z | 3.5'),
    columns: ['a: integer', 'b: text', 'c: decimal'],
    rows: [
      ['1', 'x y', '2.5'],
      ['2', 'z', '3.5'],
    ],
  },
  {
    title: 'a separator of two characters',
    content: lines('a||b', '1||x|y', '2||z'),
    columns: ['a: integer', 'b: text'],
    rows: [
      ['1', 'x|y'],
      ['2', 'z'],
    ],
  },
  {
    title: 'sep= names a hash',
    content: lines('sep=#', 'a#b', '1#x', '2#y'),
    columns: ['a: integer', 'b: text'],
    rows: [
      ['1', 'x'],
      ['2', 'y'],
    ],
  },
  {
    title: 'columns aligned by spaces, with an empty cell',
    name: 'file.txt',
    content: lines(
      'NAME       CITY       N',
      'Ann Lee    New York   1',
      'Bo                   22',
      'Cy         Rome     333',
    ),
    columns: ['NAME: text', 'CITY: text', 'N: integer'],
    rows: [
      ['Ann Lee', 'New York', '1'],
      ['Bo', null, '22'],
      ['Cy', 'Rome', '333'],
    ],
  },
  {
    title: 'Chinese words aligned by the width of a terminal',
    name: 'file.txt',
    content: lines('名称      城市    数量', '甲乙丙    北京       1', '丁        上海市    22'),
    columns: ['名称: text', '城市: text', '数量: integer'],
    rows: [
      ['甲乙丙', '北京', '1'],
      ['丁', '上海市', '22'],
    ],
  },
  {
    title: 'a single column of numbers',
    content: lines('n', '1', '2', '3'),
    columns: ['n: integer'],
    rows: [['1'], ['2'], ['3']],
  },
  {
    title: 'times and addresses hold colons',
    content: lines('t,u', '10:30,https://a.example/x:1', '11:45,https://b.example/y:2'),
    columns: ['t: time', 'u: text'],
    rows: [
      ['10:30:00', 'https://a.example/x:1'],
      ['11:45:00', 'https://b.example/y:2'],
    ],
  },
];

const MORE: readonly ReadingCase[] = [
  {
    title: 'an export of a Chinese shop',
    content: bytes(
      '\ufeff订单号,下单时间,金额,状态\n',
      '="0012345",2024/3/5 9:05,"￥1,234.50",已付\n',
      '="0012346",2024/12/31 18:30,￥88.00,未付\n',
    ),
    columns: ['订单号: text', '下单时间: datetime', '金额: decimal', '状态: text'],
    rows: [
      ['0012345', '2024-03-05T09:05:00', '1234.5', '已付'],
      ['0012346', '2024-12-31T18:30:00', '88', '未付'],
    ],
  },
  {
    title: 'numbers that tabs keep as text',
    content: '编号,n\r\n"\t6222020200112233445",1\r\n"\t6222020200112233446",2\r\n',
    columns: ['编号: text', 'n: integer'],
    rows: [
      ['\t6222020200112233445', '1'],
      ['\t6222020200112233446', '2'],
    ],
  },
  {
    title: 'lines above the table with all the delimiters of a spreadsheet, and a gap',
    content: lines(
      'Report;;;',
      'Created;2024-01-01;;',
      ';;;',
      'id;name;amount;day',
      '1;x;1,5;01.02.2024',
      '2;y;2,5;13.02.2024',
    ),
    columns: ['id: integer', 'name: text', 'amount: decimal', 'day: date'],
    rows: [
      ['1', 'x', '1.5', '2024-02-01'],
      ['2', 'y', '2.5', '2024-02-13'],
    ],
  },
  {
    title: 'a table of sqlcmd, whose line of dashes says where columns begin',
    name: 'x.txt',
    content: lines(
      'id          name      ',
      '----------- ----------',
      '          1 Ann Lee   ',
      '          2 Bo        ',
      '',
      '(2 rows affected)',
    ),
    columns: ['id: integer', 'name: text'],
    rows: [
      ['1', 'Ann Lee'],
      ['2', 'Bo'],
    ],
    reports: [{ code: 'note_row', lines: [6] }],
  },
  {
    title: 'numbers of JSON with exponents keep every digit',
    name: 'x.json',
    content: '[{"n":1e3},{"n":1.10},{"n":12345678901234567890.5},{"n":-2.5E-2}]',
    columns: ['n: decimal'],
    rows: [['1000'], ['1.1'], ['12345678901234567890.5'], ['-0.025']],
  },
  {
    title: 'a table of Markdown',
    content: lines('| a | b |', '|---|---|', '| 1 | x |', '| 2 | y |'),
    columns: ['a: integer', 'b: text'],
    rows: [
      ['1', 'x'],
      ['2', 'y'],
    ],
  },
  {
    title: 'a table of psql',
    name: 'x.txt',
    content: lines(' id | name  ', '----+-------', '  1 | Ann   ', '  2 | Bo    ', '(2 rows)'),
    columns: ['id: integer', 'name: text'],
    rows: [
      ['1', 'Ann'],
      ['2', 'Bo'],
    ],
    reports: [{ code: 'note_row', lines: [5] }],
  },
  {
    title: 'rows that are quoted as a whole stay one column',
    content: lines('"a,b,c"', '"1,2,3"', '"3,4,5"'),
    columns: ['a,b,c: text'],
    rows: [['1,2,3'], ['3,4,5']],
  },
  {
    title: 'a footer after dates',
    content: lines('date;value', '01.02.2024;1,5', '02.02.2024;2,5', '', 'Stand: 03.02.2024'),
    columns: ['date: date', 'value: decimal'],
    rows: [
      ['2024-02-01', '1.5'],
      ['2024-02-02', '2.5'],
    ],
    reports: [
      { code: 'note_row', lines: [5] },
      { code: 'ambiguous_date', column: 'date', order: 'day first', other: 'month first' },
    ],
  },
  {
    title: 'a short last row is a row',
    content: lines('id,name,city', '1,Ann,Oslo', '2,Bo,Rome', '3'),
    columns: ['id: integer', 'name: text', 'city: text'],
    rows: [
      ['1', 'Ann', 'Oslo'],
      ['2', 'Bo', 'Rome'],
      ['3', null, null],
    ],
    reports: [{ code: 'ragged_rows', short: [4], long: [] }],
  },
];

const JSON_CASES: readonly ReadingCase[] = [
  {
    title: 'exact decimals and integers beyond 64 bits',
    name: 'x.json',
    content: '[{"a":0.1,"b":123456789012345678901234567890},{"a":1e-7,"b":1}]',
    columns: ['a: decimal', 'b: integer'],
    rows: [
      ['0.1', '123456789012345678901234567890'],
      ['0.0000001', '1'],
    ],
  },
  {
    title: 'records two keys deep, keys in other orders and missing',
    name: 'x.json',
    content: '{"meta":{"n":2},"data":{"rows":[{"a":1,"b":"x"},{"b":"y","c":true}]}}',
    columns: ['a: integer', 'b: text', 'c: boolean'],
    rows: [
      ['1', 'x', null],
      [null, 'y', true],
    ],
  },
  {
    title: 'lists of rows with names in the first',
    name: 'x.json',
    content: '[["a","b"],[1,"x"],[2,null]]',
    columns: ['a: integer', 'b: text'],
    rows: [
      ['1', 'x'],
      ['2', null],
    ],
  },
  {
    title: 'one list for each column',
    name: 'x.json',
    content: '{"a":[1,2],"b":["x","y"]}',
    columns: ['a: integer', 'b: text'],
    rows: [
      ['1', 'x'],
      ['2', 'y'],
    ],
  },
  {
    title: 'NDJSON under another name, with a mark and CRLF',
    name: 'log.txt',
    content: '\ufeff{"a":1}\r\n{"a":2}\r\nnot json\r\n{"a":9007199254740993}\r\n',
    columns: ['a: integer'],
    rows: [['1'], ['2'], ['9007199254740993']],
    reports: [{ code: 'bad_line', lines: [3] }],
  },
  {
    title: 'nested values and texts of digits',
    name: 'x.json',
    content: '[{"id":"001","o":{"b":1,"a":[]}},{"id":"12","o":{}}]',
    columns: ['id: text', 'o: json'],
    rows: [
      ['001', '{"a":[],"b":1}'],
      ['12', '{}'],
    ],
  },
];

const dated = (style: number, value: number) => ({ xml: `s="${style}"><v>${value}</v></c>` });

const XLSX: readonly ReadingCase[] = [
  {
    title: 'shared strings with runs, and rich text',
    name: 'x.xlsx',
    content: workbookOf({
      strings: [
        '<t>na</t><rPh sb="0" eb="1"><t>read</t></rPh>',
        '<r><t>A</t></r><r><t xml:space="preserve">nn &amp; Bo</t></r>',
        '<t>n</t>',
      ],
      sheets: [
        {
          name: 'S',
          rows: '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>2</v></c></row><row r="2"><c r="A2" t="s"><v>1</v></c><c r="B2"><v>5</v></c></row>',
        },
      ],
    }),
    columns: ['na: text', 'n: integer'],
    rows: [['Ann & Bo', '5']],
  },
  {
    title: 'formats of dates, times, durations, percentages and money',
    name: 'x.xlsx',
    content: workbookOf({
      formats: [
        'dd/mm/yyyy',
        'h:mm',
        '[h]:mm:ss',
        '0.0%',
        '[$€-407] #,##0.00',
        '0.00 &quot;days&quot;',
      ],
      sheets: [
        {
          name: 'S',
          rows: rowsOf([
            ['d', 't', 'long', 'p', 'm', 'n'],
            [
              dated(1, 45_351),
              dated(2, 0.5),
              dated(3, 1.25),
              dated(4, 0.125),
              dated(5, 2.5),
              dated(6, 3.5),
            ],
            [
              dated(1, 45_352),
              dated(2, 0.75),
              dated(3, 0.5),
              dated(4, 1),
              dated(5, 3),
              dated(6, 4),
            ],
          ]),
        },
      ],
    }),
    // 45,351 days after 30 December 1899 is 29 February 2024; 1.25 days are 30 hours.
    columns: ['d: date', 't: time', 'long: text', 'p: decimal', 'm: decimal', 'n: decimal'],
    rows: [
      ['2024-02-29', '12:00:00', '30:00:00', '0.125', '2.5', '3.5'],
      ['2024-03-01', '18:00:00', '12:00:00', '1', '3', '4'],
    ],
  },
  {
    title: 'a title over the table, totals and a note below',
    name: 'x.xlsx',
    content: workbookOf({
      sheets: [
        {
          name: 'S',
          merges: ['A1:C1'],
          rows: rowsOf([
            ['Report'],
            [],
            ['item', 'qty', 'cost'],
            ['a', 1, 2.5],
            ['b', 2, 3.5],
            ['合计', 3, 6],
            [],
            ['注：不含税'],
          ]),
        },
      ],
    }),
    columns: ['item: text', 'qty: integer', 'cost: decimal'],
    rows: [
      ['a', '1', '2.5'],
      ['b', '2', '3.5'],
    ],
    reports: [
      { code: 'total_row', lines: [6] },
      { code: 'note_row', lines: [8] },
    ],
  },
  {
    title: 'two groups of merged headings, and one over both rows',
    name: 'x.xlsx',
    content: workbookOf({
      sheets: [
        {
          name: 'S',
          merges: ['A1:A2', 'B1:C1', 'D1:E1'],
          rows: rowsOf([
            ['Shop', 'Spring', null, 'Autumn', null],
            [null, 'in', 'out', 'in', 'out'],
            ['x', 1, 2, 3, 4],
            ['y', 5, 6, 7, 8],
          ]),
        },
      ],
    }),
    columns: [
      'Shop: text',
      'Spring in: integer',
      'Spring out: integer',
      'Autumn in: integer',
      'Autumn out: integer',
    ],
    rows: [
      ['x', '1', '2', '3', '4'],
      ['y', '5', '6', '7', '8'],
    ],
  },
  {
    title: 'texts of digits, booleans, errors, and formulas without a result',
    name: 'x.xlsx',
    content: workbookOf({
      sheets: [
        {
          name: 'S',
          rows: rowsOf([
            ['id', 'ok', 'x', 'y'],
            ['12', true, { xml: 't="e"><f>1/0</f><v>#DIV/0!</v></c>' }, 1],
            ['345', false, 2, { xml: '><f>B1*2</f></c>' }],
          ]),
        },
      ],
    }),
    columns: ['id: text', 'ok: boolean', 'x: integer', 'y: integer'],
    rows: [
      ['12', true, null, '1'],
      ['345', false, '2', null],
    ],
    reports: [
      { code: 'formula_without_value', cells: ['D3'] },
      { code: 'cell_error', cells: ['C2'] },
    ],
  },
  {
    title: 'years as headings, and no header at all on the next sheet',
    name: 'x.xlsx',
    content: workbookOf({
      sheets: [
        { name: 'Hidden', state: 'hidden', rows: rowsOf([['secret']]) },
        {
          name: 'S',
          rows: rowsOf([
            ['land', 2019, 2020],
            ['A', 1, 2],
            ['B', 3, 4],
          ]),
        },
      ],
    }),
    columns: ['land: text', '2019: integer', '2020: integer'],
    rows: [
      ['A', '1', '2'],
      ['B', '3', '4'],
    ],
  },
  {
    title: 'numbers alone have no header',
    name: 'x.xlsx',
    content: workbookOf({
      sheets: [
        {
          name: 'S',
          rows: rowsOf([
            [1, 2.5],
            [3, 4.5],
          ]),
        },
      ],
    }),
    columns: ['column 1: integer', 'column 2: decimal'],
    rows: [
      ['1', '2.5'],
      ['3', '4.5'],
    ],
  },
  {
    title: 'the first days of the 1900 system',
    name: 'x.xlsx',
    content: workbookOf({
      formats: ['yyyy-mm-dd'],
      sheets: [{ name: 'S', rows: rowsOf([['d'], [dated(1, 1)], [dated(1, 59)], [dated(1, 61)]]) }],
    }),
    // Excel shows day 59 as 28 February and day 61 as 1 March 1900; its day 60 never was.
    columns: ['d: date'],
    rows: [['1900-01-01'], ['1900-02-28'], ['1900-03-01']],
  },
];

export const READING_CASES: Readonly<Record<string, readonly ReadingCase[]>> = {
  encodings: ENCODINGS,
  numbers: NUMBERS,
  identifiers: IDENTIFIERS,
  dates: DATES,
  'booleans and missing values': BOOLEANS_AND_MISSING,
  structure: STRUCTURE,
  headers: HEADERS,
  quoting: QUOTING,
  delimiters: DELIMITERS,
  'exports of programs': MORE,
  JSON: JSON_CASES,
  XLSX,
};
