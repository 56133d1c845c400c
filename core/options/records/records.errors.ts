import { defineError } from '../../shared/index.ts';

export const TRADES_COLUMNS = defineError('validation', 'TRADES_COLUMNS', {
  en: 'This is neither a file of tastytrade, Schwab or Interactive Brokers nor a file of trades, whose first line must name the columns trade, underlying, at, spot, contract, quantity and price, and may name name, cause, commission, multiplier, delivers, replaces and action',
  'zh-CN':
    '这既不是 tastytrade、Schwab 或 Interactive Brokers 的文件，也不是交易文件；交易文件的第一行必须包含 trade、underlying、at、spot、contract、quantity 和 price 列，可另有 name、cause、commission、multiplier、delivers、replaces 和 action 列',
});
export const FILL_LINE = defineError('validation', 'FILL_LINE', {
  en: 'This line has more or fewer fields than the first line, or an unescaped quote in a field',
  'zh-CN': '该行的字段数与第一行不同，或字段内的引号未转义',
});
export const TRADES_TOO_LONG = defineError('validation', 'TRADES_TOO_LONG', {
  en: 'A file may have at most 5,000 fills',
  'zh-CN': '文件最多包含 5000 笔成交',
});
export const IMPORT_IN_PROGRESS = defineError('throttled', 'IMPORT_IN_PROGRESS', {
  en: 'You have an import that is still running; try again when it has finished',
  'zh-CN': '你有一个导入仍在进行，请等它完成后再试',
});
export const TOO_MANY_IMPORTS = defineError('throttled', 'TOO_MANY_IMPORTS', {
  en: 'Too many files are being imported at the moment; try again in a few seconds',
  'zh-CN': '目前导入的文件过多，请几秒后再试',
});
export const FILL_UNDERLYING = defineError('validation', 'FILL_UNDERLYING', {
  en: 'The underlying must be a symbol, the same in every fill of a trade',
  'zh-CN': '标的须为有效代码，且同一笔交易内须一致',
});
export const FILL_TIME = defineError('validation', 'FILL_TIME', {
  en: 'The time must lie between the year 2000 and now, as in 2026-03-02T15:30:00Z',
  'zh-CN': '时间须在 2000 年至今之间，格式如 2026-03-02T15:30:00Z',
});
export const FILL_SPOT = defineError('validation', 'FILL_SPOT', {
  en: 'The spot must be a price above 0 in dollars, the same in all fills of one moment',
  'zh-CN': '标的价格须大于 0 美元，且同一时刻的成交须一致',
});
export const FILL_CONTRACT = defineError('validation', 'FILL_CONTRACT', {
  en: 'The contract must be the underlying itself or an option on it, as in AAPL260320C00230000',
  'zh-CN': '合约须为标的本身或其期权，格式如 AAPL260320C00230000',
});
export const FILL_CONTRACT_UNREADABLE = defineError('validation', 'FILL_CONTRACT_UNREADABLE', {
  en: 'This is not the symbol of an option, as in AAPL260320C00230000',
  'zh-CN': '这不是期权代码，正确格式如 AAPL260320C00230000',
});
export const FILL_CONTRACT_ADJUSTED = defineError('validation', 'FILL_CONTRACT_ADJUSTED', {
  en: 'This contract was adjusted after a split, merger or special dividend and no longer stands for 100 shares; it cannot be imported',
  'zh-CN': '该合约因拆股、合并或特别股息已调整，不再对应 100 股，无法导入',
});
export const FILL_QUANTITY = defineError('validation', 'FILL_QUANTITY', {
  en: 'The quantity must be a whole number, bought above and sold below 0, of at most 10,000 contracts or 1,000,000 shares',
  'zh-CN': '数量须为整数，买入为正、卖出为负，不超过 10,000 张合约或 1,000,000 股',
});
export const FILL_PRICE = defineError('validation', 'FILL_PRICE', {
  en: 'Price and commission must be from 0 to 1,000,000 dollars with at most 4 decimals',
  'zh-CN': '价格和佣金须在 0 到 1,000,000 美元之间，最多四位小数',
});
export const FILL_CAUSE = defineError('validation', 'FILL_CAUSE', {
  en: 'The cause must be trade, expiry, exercise, assignment or corporateAction, or for shares dividend or cashPayment; an option that expires, is exercised or assigned has a price of 0',
  'zh-CN':
    '原因须为 trade、expiry、exercise、assignment 或 corporateAction，或正股的 dividend 或 cashPayment；到期、行权或被指派的期权价格须为 0',
});
export const FILL_DELIVERABLE = defineError('validation', 'FILL_DELIVERABLE', {
  en: 'An adjusted contract states its multiplier and what it delivers, as in 12 USO + 8.18; other contracts have the multiplier of their root and deliver nothing else',
  'zh-CN':
    '调整后的合约须注明乘数和交割内容，格式如 12 USO + 8.18；其他合约使用其代码的标准乘数，不另注交割内容',
});
export const FILL_CORPORATE_ACTION = defineError('validation', 'FILL_CORPORATE_ACTION', {
  en: 'A fill of a corporate action states it, as in AAPL split 1:4, FB renamed META, TD special dividend 0.75 or SPRT merger 0.115 GREE + 0.25, and the symbol that it replaces; other fills state neither',
  'zh-CN':
    '公司行动的成交须注明该行动，格式如 AAPL split 1:4、FB renamed META、TD special dividend 0.75 或 SPRT merger 0.115 GREE + 0.25，并注明所替换的代码；其他成交两者均不填',
});
export const FILL_AFTER_EXPIRY = defineError('validation', 'FILL_AFTER_EXPIRY', {
  en: 'This contract had expired by then',
  'zh-CN': '该合约当时已到期',
});
export const TRADE_NAME = defineError('validation', 'TRADE_NAME', {
  en: 'Each fill must name its trade, with at most 80 characters',
  'zh-CN': '每笔成交须注明所属交易，名称不超过 80 个字符',
});
export const TRADE_OPEN = defineError('validation', 'TRADE_OPEN', {
  en: 'Part of this trade is still open; only closed trades can be imported',
  'zh-CN': '该交易仍有未平仓部分：只能导入已结束的交易',
});
export const TRADE_TOO_LONG = defineError('validation', 'TRADE_TOO_LONG', {
  en: 'A trade may have at most 500 moments of 40 fills each, and a turnover of at most 400 billion dollars',
  'zh-CN': '一笔交易最多 500 个时点，每个时点最多 40 笔成交，成交总额不超过 4000 亿美元',
});
export const TRADE_KNOWN = defineError('conflict', 'TRADE_KNOWN', {
  en: 'These fills are already among your trades',
  'zh-CN': '这些成交已在你的交易记录中',
});

export const BROKER_COLUMNS = defineError('validation', 'BROKER_COLUMNS', {
  en: 'The header line of this broker’s file has changed, and a column that is needed is missing',
  'zh-CN': '该券商文件的表头已变更，缺少必需的列',
});
export const BROKER_DATES = defineError('validation', 'BROKER_DATES', {
  en: 'Some dates of this file name the day first and others the month, as a spreadsheet leaves them; export it again and import it as it is',
  'zh-CN': '文件中的日期有的日在前、有的月在前，通常是表格软件改动所致；请重新导出，并直接导入',
});
export const BROKER_UNSUPPORTED = defineError('validation', 'BROKER_UNSUPPORTED', {
  en: 'This is not a file of a broker that can be read, nor one exported here; those that can are the histories of tastytrade, Schwab, thinkorswim, Robinhood, Fidelity, E*TRADE, Webull, Firstrade, moomoo and Futu, and activity statements and Flex queries of Interactive Brokers',
  'zh-CN':
    '这不是可读取的券商文件，也不是从此处导出的文件；可读取 tastytrade、Schwab、thinkorswim、Robinhood、Fidelity、E*TRADE、Webull、Firstrade、moomoo 和富途的历史记录，以及 Interactive Brokers 的活动报表和 Flex 查询',
});
export const NO_TRADES_SECTION = defineError('validation', 'NO_TRADES_SECTION', {
  en: 'This activity statement has no section “Trades”; download it in English, with trades in its period',
  'zh-CN': '该活动报表没有“Trades”部分：请下载英文版，且期间内须有交易',
});
export const NOT_A_TRADE = defineError('validation', 'NOT_A_TRADE', {
  en: 'Not a trade: cash, interest, fees and other information are not imported',
  'zh-CN': '不是交易：现金、利息、费用及其他信息不会导入',
});
export const DIVIDEND_WITHOUT_SHARES = defineError('validation', 'DIVIDEND_WITHOUT_SHARES', {
  en: 'No imported trade held these shares when they went ex-dividend',
  'zh-CN': '除息时没有已导入的交易持有该股票',
});
export const SUMMARY_LINE = defineError('validation', 'SUMMARY_LINE', {
  en: 'A total of other lines',
  'zh-CN': '其他行的合计',
});
export const ORDER_NOT_FILLED = defineError('validation', 'ORDER_NOT_FILLED', {
  en: 'This order was not filled',
  'zh-CN': '该订单未成交',
});
export const FILLS_NOT_LISTED = defineError('validation', 'FILLS_NOT_LISTED', {
  en: 'The legs of this spread stand nowhere in the file: export it with “Account Trade History”, for the same period',
  'zh-CN': '文件中没有该价差的各腿：请导出同一期间并包含“Account Trade History”的文件',
});
export const FILL_ACTION = defineError('validation', 'FILL_ACTION', {
  en: 'This action is neither a purchase or sale nor an expiry, exercise or assignment; record what it changed by hand',
  'zh-CN': '该操作不是买卖、到期、行权或被指派；请手动记录其影响',
});
export const FILL_INSTRUMENT = defineError('validation', 'FILL_INSTRUMENT', {
  en: 'Only shares, and options on shares, funds and indexes, can be imported',
  'zh-CN': '只能导入股票以及股票、基金和指数的期权',
});
export const FILL_CURRENCY = defineError('validation', 'FILL_CURRENCY', {
  en: 'Only trades in US dollars can be imported',
  'zh-CN': '只能导入美元交易',
});
export const FILL_AMOUNT = defineError('validation', 'FILL_AMOUNT', {
  en: 'Price times quantity does not give the amount of this line',
  'zh-CN': '该行的价格乘以数量与金额不符',
});
export const TRADE_CANCELLED = defineError('validation', 'TRADE_CANCELLED', {
  en: 'The broker has canceled this trade',
  'zh-CN': '券商已取消该交易',
});
export const FILL_CANCELLED = defineError('validation', 'FILL_CANCELLED', {
  en: 'The broker has canceled a trade that was imported before or is not in this file; take it back in its position',
  'zh-CN': '券商取消了一笔此前已导入或不在该文件中的交易；请在其持仓中撤回该交易',
});
export const SAME_EVENT = defineError('validation', 'SAME_EVENT', {
  en: 'Part of an event that another line states in full',
  'zh-CN': '与另一行属于同一事件，该行已完整记录',
});
export const FILL_SETTLEMENT_UNKNOWN = defineError('validation', 'FILL_SETTLEMENT_UNKNOWN', {
  en: 'This contract was settled in cash, and the file does not say for how much: add the statement of funds to the query, or import again once the official settlement price is known',
  'zh-CN':
    '该合约以现金结算，但文件未注明金额：请在查询中加入资金明细（Statement of Funds），或在官方结算价公布后重新导入',
});
export const FILL_NEVER_OPENED = defineError('validation', 'FILL_NEVER_OPENED', {
  en: 'This closes a position that the file does not open; export from an earlier date',
  'zh-CN': '该行平掉的持仓在文件中没有开仓记录；请从更早的日期导出',
});
export const FILL_RENAMED = defineError('validation', 'FILL_RENAMED', {
  en: 'This closes a contract that the file opens under another symbol, if a split or merger has renamed it; the file does not say so: record the close in its position',
  'zh-CN':
    '文件中同条款合约以另一代码开仓，可能因拆股或合并而改名，但文件未注明：请在其持仓中记录平仓',
});
export const FILL_BEFORE_STEPS = defineError('validation', 'FILL_BEFORE_STEPS', {
  en: 'This is earlier than the last step of the position that it belongs to, which is already recorded',
  'zh-CN': '该成交早于其所属持仓已记录的最后一步',
});
export const FILL_UNKNOWN_SYMBOL = defineError('validation', 'FILL_UNKNOWN_SYMBOL', {
  en: 'The market data has no such symbol',
  'zh-CN': '行情数据中没有该代码',
});
export const FILL_NO_SPOT = defineError('validation', 'FILL_NO_SPOT', {
  en: 'The price of the underlying on that day is not known',
  'zh-CN': '没有标的在该日的价格',
});
export const FILL_KNOWN = defineError('conflict', 'FILL_KNOWN', {
  en: 'Already imported',
  'zh-CN': '已导入过',
});
export const POSITION_PRICE = defineError('validation', 'POSITION_PRICE', {
  en: 'The broker states no average price that can be recorded',
  'zh-CN': '券商没有提供可记录的平均成本',
});
export const POSITION_REDUCED = defineError('conflict', 'POSITION_REDUCED', {
  en: 'Your imported trades hold more of this than the broker: record what was closed, or import the broker’s file',
  'zh-CN': '已导入的交易持有量多于券商账户：请记录已平仓部分，或导入券商文件',
});
export const POSITION_BOTH_SIDES = defineError('conflict', 'POSITION_BOTH_SIDES', {
  en: 'Another of your accounts holds the opposite side of this',
  'zh-CN': '你的另一个账户持有该品种的反向仓位',
});
export const IMPORT_OUTDATED = defineError('conflict', 'IMPORT_OUTDATED', {
  en: 'Your trades have changed in the meantime; check again what would be imported',
  'zh-CN': '期间你的交易已变更，请重新检查要导入的内容',
});
