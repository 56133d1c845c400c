/** An event of an account, as a broker books it. Amounts are in cents. */
export interface AccountEvent {
  readonly kind: 'trade' | 'expiry' | 'assignment';
  /** Day and clock of New York. */
  readonly day: string;
  readonly clock: string;
  readonly effect: 'open' | 'close';
  readonly root: string;
  readonly expiry: string;
  /** In dollars. */
  readonly strike: number;
  readonly type: 'call' | 'put';
  /** Bought positive, sold negative; of an end, what it takes from the position. */
  readonly quantity: number;
  /** A share of the contract, in cents. */
  readonly price: number;
  readonly fee: number;
}

/** A layout of a broker, with what it leaves out. */
export interface BrokerWriter {
  readonly write: (events: readonly AccountEvent[]) => string | Uint8Array;
  readonly hasFees: boolean;
  /** Whether expiries and assignments stand in it. */
  readonly hasEnds: boolean;
}

const dollars = (cents: number): string => (cents / 100).toFixed(2);
const two = (text: string): string => text.slice(2);
const american = (day: string): string => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`;
const shortAmerican = (day: string): string =>
  `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(2, 4)}`;
const plainAmerican = (day: string): string =>
  `${Number(day.slice(5, 7))}/${Number(day.slice(8))}/${day.slice(0, 4)}`;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const month = (day: string): string => MONTHS[Number(day.slice(5, 7)) - 1]!;
const letter = ({ type }: AccountEvent): string => (type === 'call' ? 'C' : 'P');
const word = ({ type }: AccountEvent): string => (type === 'call' ? 'Call' : 'Put');
const thousandths = ({ strike }: AccountEvent): string => String(Math.round(strike * 1000));

const padded = (event: AccountEvent): string =>
  `${event.root.padEnd(6)}${two(event.expiry).replaceAll('-', '')}${letter(event)}${thousandths(event).padStart(8, '0')}`;
const compact = (event: AccountEvent): string => padded(event).replaceAll(' ', '');

const isBought = ({ quantity }: AccountEvent): boolean => quantity > 0;
const count = ({ quantity }: AccountEvent): number => Math.abs(quantity);
/** Cash without fees. */
const gross = ({ quantity, price }: AccountEvent): number => -quantity * 100 * price;
const net = (event: AccountEvent): number => gross(event) - event.fee;

/** The shares of an assignment: a put brings them in, a call takes them away. */
const shares = ({ type, quantity }: AccountEvent): number =>
  (type === 'put' ? 100 : -100) * quantity;
const sharesCash = (event: AccountEvent): number => -shares(event) * Math.round(event.strike * 100);

const sideWords = (event: AccountEvent): readonly [side: string, effect: string] => [
  isBought(event) ? 'Buy' : 'Sell',
  event.effect === 'open' ? 'Open' : 'Close',
];

const quoted = (cells: readonly (string | number)[]): string =>
  cells.map((cell) => `"${cell}"`).join(',');
const newestFirst = (rows: readonly (readonly string[])[]): readonly string[] =>
  rows.toReversed().flat();

function robinhood(events: readonly AccountEvent[]): string {
  const money = (cents: number): string =>
    cents < 0 ? `($${dollars(-cents)})` : `$${dollars(cents)}`;
  const rows = events.map((event) => {
    const { kind, root, strike, price } = event;
    const day = plainAmerican(event.day);
    const contract = `${root} ${plainAmerican(event.expiry)} ${word(event)} $${strike.toFixed(2)}`;
    const row = (text: string, code: string, rest: readonly string[]): string =>
      quoted([day, day, day, root, text, code, ...rest]);
    const n = String(count(event));
    if (kind === 'expiry')
      return [
        row(`Option Expiration for ${contract}`, 'OEXP', [isBought(event) ? n : `${n}S`, '', '']),
      ];
    if (kind === 'assignment') {
      const words = `Company\n${count(event)} ${root} Options Assigned`;
      const delivered = [
        String(Math.abs(shares(event))),
        `$${strike.toFixed(2)}`,
        money(sharesCash(event)),
      ];
      return [
        row(words, shares(event) > 0 ? 'Buy' : 'Sell', delivered),
        row(contract, 'OASGN', [n, '', '']),
      ];
    }
    const [side, effect] = sideWords(event);
    const code = `${side.charAt(0)}T${effect.charAt(0)}`;
    return [row(contract, code, [n, `$${dollars(price)}`, money(net(event))])];
  });
  const head =
    'Activity Date,Process Date,Settle Date,Instrument,Description,Trans Code,Quantity,Price,Amount';
  const notice = quoted([
    '',
    '',
    '',
    '',
    '',
    '',
    '',
    '',
    '',
    'The data provided is for information only.',
  ]);
  return [quoted(head.split(',')), ...newestFirst(rows), notice].join('\n');
}

/** @param order Names of the columns, which differ between its files. */
function fidelity(order: readonly string[]) {
  return (events: readonly AccountEvent[]): string => {
    const row = (cells: Readonly<Record<string, string | number>>): string =>
      order.map((name) => cells[name.replace(' ($)', '')] ?? '').join(',');
    const rows = events.map((event) => {
      const { kind, root, strike, price } = event;
      const symbol = ` -${root}${two(event.expiry).replaceAll('-', '')}${letter(event)}${strike}`;
      const contract = `${word(event).toUpperCase()} (${root}) COMPANY`;
      const booked = { 'Run Date': american(event.day), Account: 'Own', 'Account Number': 'X1' };
      if (kind === 'expiry') {
        const words = `EXPIRED ${contract} as of ${american(event.day)} (100 SHS) (Cash)`;
        return [row({ ...booked, Action: `"${words}"`, Symbol: symbol, Quantity: event.quantity })];
      }
      if (kind === 'assignment') {
        const how = shares(event) > 0 ? 'BOUGHT' : 'SOLD';
        const bought = `YOU ${how} ASSIGNED AS OF ${american(event.day)} COMPANY (${root}) (Cash)`;
        const assigned = `ASSIGNED as of ${american(event.day)} ${contract} (100 SHS) (Cash)`;
        return [
          row({
            ...booked,
            Action: `"${bought}"`,
            Symbol: root,
            Quantity: shares(event),
            Price: strike,
            Amount: dollars(sharesCash(event)),
          }),
          row({ ...booked, Action: `"${assigned}"`, Symbol: symbol, Quantity: count(event) }),
        ];
      }
      const words = `YOU ${isBought(event) ? 'BOUGHT' : 'SOLD'} ${event.effect === 'open' ? 'OPENING' : 'CLOSING'} TRANSACTION ${contract} (Cash)`;
      const fees = { Commission: '', Fees: dollars(event.fee), Amount: dollars(net(event)) };
      return [
        row({
          ...booked,
          Action: `"${words}"`,
          Symbol: symbol,
          Quantity: event.quantity,
          Price: dollars(price),
          ...fees,
        }),
      ];
    });
    const notice =
      '"The data and information in this spreadsheet is provided to you for your use."';
    return [
      '',
      '',
      order.join(','),
      ...newestFirst(rows),
      '',
      notice,
      '',
      'Date downloaded 06/01/2026 9:15 am',
    ].join('\n');
  };
}

const QUANTITY_FIRST =
  'Run Date,Action,Symbol,Description,Type,Quantity,Price ($),Commission ($),Fees ($),Accrued Interest ($),Amount ($),Settlement Date';
const PRICE_FIRST =
  'Run Date,Account,Account Number,Action,Symbol,Description,Type,Price ($),Quantity,Commission ($),Fees ($),Accrued Interest ($),Amount ($),Settlement Date';
const IN_CURRENCIES =
  'Run Date,Account,Account Number,Action,Symbol,Description,Type,Exchange Quantity,Exchange Currency,Quantity,Currency,Price,Exchange Rate,Commission,Fees,Accrued Interest,Amount,Settlement Date';

function etrade(events: readonly AccountEvent[]): string {
  const rows = events.map((event) => {
    const { kind, root, strike } = event;
    const contract = `${word(event).toUpperCase().padEnd(4)} ${root.padEnd(6)} ${shortAmerican(event.expiry)}   ${strike.toFixed(3)}`;
    const row = (
      type: string,
      text: string,
      quantity: number,
      price: string,
      amount: string,
      fee: string,
    ): string =>
      [
        ...Array<string>(3).fill(shortAmerican(event.day)),
        type,
        text,
        root,
        '--',
        `${quantity}.0`,
        price,
        amount,
        fee,
        '--',
        '--',
      ].join(',');
    if (kind === 'expiry')
      return [row('Option Expired', contract, event.quantity, '', '0.0', '0.0')];
    if (kind === 'assignment')
      return [
        row('Option Assigned', contract, count(event), '', '0.0', '0.0'),
        row(
          shares(event) > 0 ? 'Bought' : 'Sold',
          'COMPANY',
          shares(event),
          String(strike),
          dollars(sharesCash(event)),
          '0.0',
        ),
      ];
    const open = isBought(event) ? 'Bought To Open' : 'Sold Short';
    const close = isBought(event) ? 'Bought To Cover' : 'Sold To Close';
    const rounded = String(Math.round(event.price / 10) / 10);
    return [
      row(
        event.effect === 'open' ? open : close,
        contract,
        event.quantity,
        rounded,
        dollars(net(event)),
        dollars(event.fee),
      ),
    ];
  });
  const head =
    'Activity/Trade Date,Transaction Date,Settlement Date,Activity Type,Description,Symbol,Cusip,Quantity #,Price $,Amount $,Commission,Category,Note';
  return [
    'All Transactions Activity Types',
    '',
    'Account Activity for b -0000',
    '',
    'Total:,0.00',
    '',
    head,
    ...newestFirst(rows),
  ].join('\n');
}

function oldEtrade(events: readonly AccountEvent[]): string {
  const rows = events.map((event) => {
    const { kind, root, strike, expiry } = event;
    const contract = `${root} ${month(expiry)} ${expiry.slice(8)} '${expiry.slice(2, 4)} $${strike} ${word(event)}`;
    const row = (
      type: string,
      security: string,
      symbol: string,
      quantity: number,
      amount: string,
      price: string,
      fee: string,
    ): string =>
      [shortAmerican(event.day), type, security, symbol, quantity, amount, price, fee, symbol].join(
        ',',
      );
    if (kind === 'expiry')
      return [row('Option Expiration', 'OPTN ', contract, event.quantity, '0', '0', '0')];
    if (kind === 'assignment')
      return [
        row('Option Assignment', 'OPTN ', contract, count(event), '0', '0', '0'),
        row(
          shares(event) > 0 ? 'Bought' : 'Sold',
          'EQ  ',
          root,
          shares(event),
          dollars(sharesCash(event)),
          String(strike),
          '0',
        ),
      ];
    const type = isBought(event) ? 'Bought' : 'Sold';
    return [
      row(
        type,
        'OPTN ',
        contract,
        event.quantity,
        dollars(net(event)),
        dollars(event.price),
        dollars(event.fee),
      ),
    ];
  });
  const head =
    'TransactionDate,TransactionType,SecurityType,Symbol,Quantity,Amount,Price,Commission,Description';
  return ['For Account:,####0000', '', head, '', ...newestFirst(rows)].join('\n');
}

function firstrade(events: readonly AccountEvent[]): string {
  const rows = events.flatMap((event) => {
    const { kind, root, strike } = event;
    const contract = `${word(event).toUpperCase().padEnd(4)} ${root.padEnd(6)} ${shortAmerican(event.expiry)}   ${strike} COMPANY`;
    const row = (
      symbol: string,
      quantity: number,
      price: string,
      action: string,
      words: string,
      amount: string,
    ): string =>
      [
        symbol.padEnd(12),
        quantity.toFixed(2),
        price,
        action,
        words,
        event.day,
        event.day,
        '0.00',
        amount,
        '0.00',
        '0.00',
        '',
        'Trade',
      ].join(',');
    if (kind === 'expiry')
      return [row('', event.quantity, '', 'Other', `${contract} EXPIRED`, '0.00')];
    if (kind === 'assignment')
      return [
        row('', count(event), '', 'Other', `${contract} A/E ${count(event)} ASSIGNED`, '0.00'),
        row(
          root,
          shares(event),
          strike.toFixed(2),
          shares(event) > 0 ? 'BUY' : 'SELL',
          'COMPANY A/E ASSIGNED',
          dollars(sharesCash(event)),
        ),
      ];
    const words = `${contract} ${event.effect === 'open' ? 'OPEN' : 'CLOSING'} CONTRACT EXEC TIME: ${event.day} ${event.clock}`;
    return [
      row(
        '',
        event.quantity,
        dollars(event.price),
        isBought(event) ? 'BUY' : 'SELL',
        words,
        dollars(net(event)),
      ),
    ];
  });
  return [
    'Symbol,Quantity,Price,Action,Description,TradeDate,SettledDate,Interest,Amount,Commission,Fee,CUSIP,RecordType',
    ...rows,
  ].join('\n');
}

function webull(events: readonly AccountEvent[]): string {
  const rows = events
    .filter(({ kind }) => kind === 'trade')
    .map((event) => {
      const at = `${american(event.day)} ${event.clock} ${event.day < '2026-03-08' ? 'EST' : 'EDT'}`;
      const n = String(count(event));
      const price = dollars(event.price);
      return [
        [
          compact(event),
          compact(event),
          sideWords(event)[0],
          'Filled',
          n,
          n,
          `@${price}`,
          price,
          'DAY',
          at,
          at,
        ].join(','),
      ];
    });
  const cancelled =
    'MSFT260618C00900000,MSFT260618C00900000,Buy,Cancelled,0,2,@1.00,,DAY,02/25/2026 09:40:00 EST,';
  return [
    'Name,Symbol,Side,Status,Filled,Total Qty,Price,Avg Price,Time-in-Force,Placed Time,Filled Time',
    ...newestFirst(rows),
    cancelled,
  ].join('\n');
}

const moomooSymbol = (event: AccountEvent): string =>
  `${event.root}${two(event.expiry).replaceAll('-', '')}${letter(event)}${thousandths(event)}`;

function moomoo(events: readonly AccountEvent[]): string {
  const rows = events
    .filter(({ kind }) => kind === 'trade')
    .map((event) => {
      const at = `${month(event.day)} ${Number(event.day.slice(8))}, ${event.day.slice(0, 4)} ${event.clock} ET`;
      const price = dollars(event.price);
      const first = count(event) > 1 ? 1 : count(event);
      const order = [
        sideWords(event)[0],
        moomooSymbol(event),
        'Name',
        price,
        count(event),
        '0',
        'Filled',
        `${count(event)}@${price}`,
        at,
        'US',
        'USD',
      ];
      const rest = count(event) - first;
      return [
        quoted([...order, first, price, '0', at, 'US', 'USD', dollars(event.fee)]),
        ...(rest > 0
          ? [quoted([...Array<string>(11).fill(''), rest, price, '0', at, 'US', 'USD', ''])]
          : []),
      ];
    });
  const head =
    'Side,Symbol,Name,Order Price,Order Qty,Order Amount,Status,Filled@Avg Price,Order Time,Markets,Currency,Fill Qty,Fill Price,Fill Amount,Fill Time,Markets,Currency,Total';
  return `﻿${[quoted(head.split(',')), ...newestFirst(rows)].join('\n')}`;
}

/** In Chinese, with tabs, as UTF-16. */
function futu(events: readonly AccountEvent[]): Uint8Array {
  const rows = events
    .filter(({ kind }) => kind === 'trade')
    .map((event) => {
      const at = `${event.day.replaceAll('-', '/')} ${event.clock} (美东)`;
      const price = dollars(event.price);
      const n = String(count(event));
      const side = isBought(event) ? '买入' : '卖出';
      return [
        [
          side,
          moomooSymbol(event),
          '名称',
          price,
          n,
          '0',
          '全部成交',
          `${n}@${price}`,
          at,
          '美股',
          'USD',
          n,
          price,
          '0',
          at,
          '美股',
          'USD',
          dollars(event.fee),
        ].join('\t'),
      ];
    });
  const head =
    '方向 代码 名称 订单价格 订单数量 订单金额 交易状态 已成交@均价 下单时间 市场 币种 成交数量 成交价格 成交金额 成交时间 市场 币种 合计费用';
  const text = [head.split(' ').join('\t'), ...newestFirst(rows)].join('\r\n');
  return new Uint8Array(Buffer.from(`﻿${text}`, 'utf16le'));
}

/** Clocks of Chicago, an hour behind those of New York. */
function thinkorswim(events: readonly AccountEvent[]): string {
  const day = (date: string): string =>
    `${Number(date.slice(5, 7))}/${Number(date.slice(8))}/${date.slice(2, 4)}`;
  const clock = (time: string): string =>
    `${String(Number(time.slice(0, 2)) - 1).padStart(2, '0')}${time.slice(2)}`;
  const expiry = ({ expiry: date }: AccountEvent): string =>
    `${Number(date.slice(8))} ${month(date).toUpperCase()} ${date.slice(2, 4)}`;
  const signed = (quantity: number): string => (quantity > 0 ? `+${quantity}` : String(quantity));
  const cash = events.flatMap((event, place) => {
    const contract = `${event.root} 100 ${expiry(event)} ${event.strike} ${word(event).toUpperCase()}`;
    const row = (time: string, type: string, words: string, fee: string, amount: string): string =>
      [day(event.day), time, type, `="${7_000 + place}"`, words, '', fee, `"${amount}"`, '0'].join(
        ',',
      );
    if (event.kind === 'trade') {
      const words = `${isBought(event) ? 'BOT' : 'SOLD'} ${signed(event.quantity)} ${contract} @${dollars(event.price)}`;
      return [row(clock(event.clock), 'TRD', words, dollars(-event.fee), dollars(gross(event)))];
    }
    const why = event.kind === 'expiry' ? 'EXPIRATION' : 'ASSIGNMENT';
    const removal = row(
      '01:10:00',
      'RAD',
      `REMOVAL OF OPTION DUE TO ${why} ${event.quantity.toFixed(1)} ${contract}`,
      '',
      '',
    );
    const verb = shares(event) > 0 ? 'BOT' : 'SOLD';
    return event.kind === 'expiry'
      ? [removal]
      : [
          removal,
          row(
            '23:59:00',
            'TRD',
            `${verb} ${signed(shares(event))} ${event.root} UPON OPTION ASSIGNMENT`,
            '',
            dollars(sharesCash(event)),
          ),
        ];
  });
  const trades = events
    .filter(({ kind }) => kind === 'trade')
    .map((event) =>
      [
        '',
        `${day(event.day)} ${clock(event.clock)}`,
        'SINGLE',
        isBought(event) ? 'BUY' : 'SELL',
        signed(event.quantity),
        event.effect === 'open' ? 'TO OPEN' : 'TO CLOSE',
        event.root,
        expiry(event),
        event.strike,
        word(event).toUpperCase(),
        dollars(event.price),
        dollars(event.price),
        'LMT',
      ].join(','),
    );
  return [
    'Account Statement for 0000 (Individual) since 2/1/26 through 6/1/26',
    '',
    'Cash Balance',
    'DATE,TIME,TYPE,REF #,DESCRIPTION,Misc Fees,Commissions & Fees,AMOUNT,BALANCE',
    '2/1/26,01:00:00,BAL,,Cash balance at the start of business day 01.02 CST,,,,"0"',
    ...cash,
    ',,,,TOTAL,0,0,"0","0"',
    '',
    'Account Order History',
    'Notes,,Time Placed,Spread,Side,Qty,Pos Effect,Symbol,Exp,Strike,Type,PRICE,,TIF,Status',
    ',,2/25/26 09:40:00,SINGLE,BUY,+2,TO OPEN,MSFT,20 MAR 26,900,CALL,1.00,LMT,DAY,CANCELED',
    '',
    'Account Trade History',
    ',Exec Time,Spread,Side,Qty,Pos Effect,Symbol,Exp,Strike,Type,Price,Net Price,Order Type',
    ...trades.toReversed(),
  ].join('\n');
}

function tastyworks(events: readonly AccountEvent[]): string {
  const rows = events.map((event) => {
    const { kind, root, strike } = event;
    const [side, effect] = sideWords(event);
    const hour = Number(event.clock.slice(0, 2));
    const half = hour >= 12 ? 'PM' : 'AM';
    const at = `${american(event.day)} ${hour > 12 ? hour - 12 : hour}:${event.clock.slice(3, 5)} ${half}`;
    const contract = [american(event.expiry), strike, letter(event)];
    const row = (cells: readonly (string | number)[]): string =>
      [at, ...cells, 'Text', 'Individual...39'].join(',');
    if (kind === 'expiry')
      return [
        row([
          'Receive Deliver',
          'Expiration',
          root,
          '',
          '',
          count(event),
          ...contract,
          '',
          '0.00',
          0,
        ]),
      ];
    if (kind === 'assignment') {
      const verb = shares(event) > 0 ? 'Buy' : 'Sell';
      return [
        row([
          'Receive Deliver',
          `${verb} to Open`,
          root,
          verb,
          'Open',
          Math.abs(shares(event)),
          '',
          '',
          '',
          strike,
          '0.00',
          dollars(sharesCash(event)),
        ]),
        row([
          'Receive Deliver',
          'Assignment',
          root,
          '',
          '',
          count(event),
          ...contract,
          '',
          '0.00',
          0,
        ]),
      ];
    }
    return [
      row([
        'Trade',
        `${side} to ${effect}`,
        root,
        side,
        effect,
        count(event),
        ...contract,
        dollars(event.price),
        dollars(event.fee),
        dollars(gross(event)),
      ]),
    ];
  });
  const head =
    'Date/Time,Transaction Code,Transaction Subcode,Symbol,Buy/Sell,Open/Close,Quantity,Expiration Date,Strike,Call/Put,Price,Fees,Amount,Description,Account Reference';
  return [head, ...newestFirst(rows)].join('\n');
}

/** The attributes, or cells, of the trades of a Flex query. */
function flexTrades(events: readonly AccountEvent[]): readonly Readonly<Record<string, string>>[] {
  return events.flatMap((event) => {
    const option = {
      ...{ currency: 'USD', assetCategory: 'OPT', symbol: padded(event) },
      dateTime: `${event.day.replaceAll('-', '')};${event.clock.replaceAll(':', '')}`,
      ...{ quantity: String(event.quantity), tradePrice: dollars(event.price) },
      ...{ proceeds: dollars(gross(event)), ibCommission: dollars(-event.fee) },
      openCloseIndicator: event.effect === 'open' ? 'O' : 'C',
      notes: { trade: '', expiry: 'Ep', assignment: 'A' }[event.kind],
      ...{ buySell: isBought(event) ? 'BUY' : 'SELL', levelOfDetail: 'EXECUTION' },
    };
    if (event.kind !== 'assignment') return [option];
    const delivered = { assetCategory: 'STK', symbol: event.root, quantity: String(shares(event)) };
    return [
      option,
      {
        ...option,
        ...delivered,
        tradePrice: String(event.strike),
        proceeds: dollars(sharesCash(event)),
        openCloseIndicator: 'O',
      },
    ];
  });
}

const FLEX_NAMES: Readonly<Record<string, string>> = {
  currency: 'CurrencyPrimary',
  assetCategory: 'AssetClass',
  openCloseIndicator: 'Open/CloseIndicator',
  notes: 'Notes/Codes',
  buySell: 'Buy/Sell',
  ibCommission: 'IBCommission',
  levelOfDetail: 'LevelOfDetail',
  dateTime: 'DateTime',
  tradePrice: 'TradePrice',
};

/** With the markers of file, account and section. */
function flexCsv(events: readonly AccountEvent[]): string {
  const trades = flexTrades(events);
  const names = Object.keys(trades[0]!);
  const head = names.map(
    (name) => FLEX_NAMES[name] ?? name.charAt(0).toUpperCase() + name.slice(1),
  );
  const data = trades.map((trade) => quoted(names.map((name) => trade[name]!)));
  const marker = (...cells: readonly string[]): string => quoted(cells);
  return [
    marker('BOF', 'U0', 'sample', '1', '20260201', '20260601', '20260601;010000'),
    marker('BOA', 'U0'),
    marker('BOS', 'TRNT', 'Trades'),
    quoted(head),
    ...data,
    marker('EOS', 'TRNT', String(data.length), 'Trades'),
    marker('EOA', 'U0'),
    marker('EOF', 'U0'),
  ].join('\n');
}

function flexXml(events: readonly AccountEvent[]): string {
  const trades = flexTrades(events).map((trade) => {
    const attributes = Object.entries(trade).map(([name, value]) => `${name}="${value}"`);
    return `<Trade ${attributes.join(' ')} />`;
  });
  return `<FlexQueryResponse queryName="sample" type="AF"><FlexStatements count="1"><FlexStatement accountId="U0"><Trades>
${trades.join('\n')}
</Trades></FlexStatement></FlexStatements></FlexQueryResponse>`;
}

function schwab(events: readonly AccountEvent[]): string {
  const money = (cents: number): string =>
    cents < 0 ? `-$${dollars(-cents)}` : `$${dollars(cents)}`;
  const rows = events.map((event) => {
    const { kind, root, strike } = event;
    const contract = `${root} ${american(event.expiry)} ${strike.toFixed(2)} ${letter(event)}`;
    const row = (
      action: string,
      symbol: string,
      quantity: number,
      price: string,
      fee: string,
      amount: string,
    ): string =>
      quoted([american(event.day), action, symbol, 'TEXT', quantity, price, fee, amount]);
    if (kind === 'expiry') return [row('Expired', contract, event.quantity, '', '', '')];
    if (kind === 'assignment')
      return [
        row(
          shares(event) > 0 ? 'Buy' : 'Sell',
          root,
          Math.abs(shares(event)),
          money(strike * 100),
          '',
          money(sharesCash(event)),
        ),
        row('Assigned', contract, event.quantity, '', '', ''),
      ];
    const [side, effect] = sideWords(event);
    return [
      row(
        `${side} to ${effect}`,
        contract,
        count(event),
        money(event.price),
        money(event.fee),
        money(net(event)),
      ),
    ];
  });
  return [
    quoted(['Transactions  for account ...000 as of 06/01/2026']),
    quoted('Date,Action,Symbol,Description,Quantity,Price,Fees & Comm,Amount'.split(',')),
    ...newestFirst(rows),
  ].join('\n');
}

/** The account moved from TD Ameritrade: ends are rows with the meaning in their text. */
const schwabMigrated = (events: readonly AccountEvent[]): string =>
  schwab(events)
    .replaceAll(
      /"Expired","([^"]*)","TEXT"/g,
      '"Journaled Shares","$1","TDA TRAN - REMOVAL OF OPTION DUE TO EXPIRATION (0X)"',
    )
    .replaceAll(
      /"Assigned","([^"]*)","TEXT"/g,
      '"Journaled Shares","$1","TDA TRAN - REMOVAL OF OPTION DUE TO ASSIGNMENT (0X)"',
    );

function tastytrade(events: readonly AccountEvent[]): string {
  const rows = events.map((event) => {
    const { kind, root } = event;
    const [side, effect] = sideWords(event);
    const at = `${event.day}T${event.clock}${event.day < '2026-03-08' ? '-0500' : '-0400'}`;
    const row = (
      type: string,
      subType: string,
      action: string,
      symbol: string,
      instrument: string,
      value: string,
      quantity: number,
      fee: string,
    ): string =>
      [
        at,
        type,
        subType,
        action,
        symbol,
        instrument,
        'Text',
        `"${value}"`,
        quantity,
        '0',
        '--',
        fee,
        '100',
        root,
        root,
        '',
        '',
        '',
        '',
        `"${value}"`,
        'USD',
      ].join(',');
    if (kind === 'expiry')
      return [
        row(
          'Receive Deliver',
          'Expiration',
          '',
          padded(event),
          'Equity Option',
          '0.00',
          count(event),
          '0.00',
        ),
      ];
    if (kind === 'assignment') {
      const verb = shares(event) > 0 ? 'Buy' : 'Sell';
      return [
        row(
          'Receive Deliver',
          `${verb} to Open`,
          `${verb.toUpperCase()}_TO_OPEN`,
          root,
          'Equity',
          dollars(sharesCash(event)),
          Math.abs(shares(event)),
          '0.00',
        ),
        row(
          'Receive Deliver',
          'Assignment',
          '',
          padded(event),
          'Equity Option',
          '0.00',
          count(event),
          '0.00',
        ),
      ];
    }
    return [
      row(
        'Trade',
        `${side} to ${effect}`,
        `${side}_TO_${effect}`.toUpperCase(),
        padded(event),
        'Equity Option',
        dollars(gross(event)),
        count(event),
        dollars(-event.fee),
      ),
    ];
  });
  const head =
    'Date,Type,Sub Type,Action,Symbol,Instrument Type,Description,Value,Quantity,Average Price,Commissions,Fees,Multiplier,Root Symbol,Underlying Symbol,Expiration Date,Strike Price,Call or Put,Order #,Total,Currency';
  return [head, ...newestFirst(rows)].join('\r\n');
}

const whole = (write: BrokerWriter['write']): BrokerWriter => ({
  write,
  hasFees: true,
  hasEnds: true,
});

/** Layouts as public readers of these files take them; the texts are our own. */
export const BROKER_WRITERS: Readonly<Record<string, BrokerWriter>> = {
  'tastytrade, 21 columns': whole(tastytrade),
  'tastyworks, 15 columns': whole(tastyworks),
  'Schwab, with a title': whole(schwab),
  'Schwab, moved from TD Ameritrade': whole(schwabMigrated),
  thinkorswim: whole(thinkorswim),
  Robinhood: whole(robinhood),
  'Fidelity, quantity first': whole(fidelity(QUANTITY_FIRST.split(','))),
  'Fidelity, price first, all accounts': whole(fidelity(PRICE_FIRST.split(','))),
  'Fidelity, with currencies': whole(fidelity(IN_CURRENCIES.split(','))),
  'E*TRADE': whole(etrade),
  'E*TRADE, until 2025': whole(oldEtrade),
  Firstrade: whole(firstrade),
  'Interactive Brokers, Flex query with markers': whole(flexCsv),
  'Interactive Brokers, Flex query in XML': whole(flexXml),
  Webull: { write: webull, hasFees: false, hasEnds: false },
  moomoo: { write: moomoo, hasFees: true, hasEnds: false },
  'Futu, in Chinese, UTF-16 with tabs': { write: futu, hasFees: true, hasEnds: false },
};
