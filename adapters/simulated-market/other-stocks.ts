import type { Sector } from '@toolyard/core/market';
import type { PriceDynamics, Stock } from './stock.ts';
import {
  FUND_STRIKES,
  INDEX,
  INDEX_SMILE,
  MEGA_CAP,
  MEGA_CAP_QUOTES,
  MEGA_CAP_SMILE,
  SHARE_STRIKES,
  VOLATILE,
  VOLATILE_SMILE,
} from './stock-profiles.ts';

/** Name, Chinese name, exchange and sector. */
type Names = readonly [
  name: string,
  nameZh: string,
  exchange: 'XNAS' | 'XNYS' | 'ARCX',
  sector: Sector,
];
/** Millions of shares outstanding and traded a day, thousands of option contracts a day. */
type Sizes = readonly [outstanding: number, sharesADay: number, contractsADay: number];
/** Usual price in dollars, dividend yield, beta, own volatility, size of the move upon earnings. */
type Prices = readonly [
  price: number,
  dividends: number,
  beta: number,
  volatility: number,
  earnings: number,
];

const MILLION = 1_000_000;
/** Stocks with at least this idiosyncratic volatility have the volatile profile. */
const RESTLESS = 0.36;

function share(
  ticker: string,
  [name, nameZh, primaryExchange, sector]: Names,
  [outstanding, sharesADay, contractsADay]: Sizes,
  [usualPrice, dividendYield, beta, ownVolatility, earningsSize]: Prices,
  earningsMonth: PriceDynamics['earningsMonth'] = 0,
): Stock {
  const restless = ownVolatility >= RESTLESS;
  const kind = restless ? VOLATILE : MEGA_CAP;
  return {
    ticker,
    name,
    nameZh,
    type: 'CS',
    sector,
    primaryExchange,
    sharesOutstanding: outstanding * MILLION,
    dividendYield,
    usualPrice,
    sharesPerDay: sharesADay * MILLION,
    dynamics: { ...kind, beta, ownVolatility, earningsSize, earningsMonth },
    smile: restless ? VOLATILE_SMILE : MEGA_CAP_SMILE,
    liquidity: { ...MEGA_CAP_QUOTES, width: 1.2, contractsPerDay: contractsADay * 1_000 },
    strikes: SHARE_STRIKES,
    dailyExpiries: false,
  };
}

function fund(
  ticker: string,
  [name, nameZh]: readonly [name: string, nameZh: string],
  [sharesADay, contractsADay]: readonly [sharesADay: number, contractsADay: number],
  [usualPrice, dividendYield, beta, ownVolatility]: readonly [number, number, number, number],
): Stock {
  return {
    ticker,
    name,
    nameZh,
    type: 'ETF',
    sector: null,
    primaryExchange: 'ARCX',
    sharesOutstanding: null,
    dividendYield,
    usualPrice,
    sharesPerDay: sharesADay * MILLION,
    dynamics: { ...INDEX, beta, ownVolatility },
    smile: INDEX_SMILE,
    liquidity: {
      width: 0.5,
      ticks: 'penny',
      contractsPerDay: contractsADay * 1_000,
      putsPerCall: 1.2,
    },
    strikes: FUND_STRIKES,
    dailyExpiries: false,
  };
}

/** Twenty-five companies and five funds besides the most traded ones. */
export const OTHER_STOCKS: readonly Stock[] = [
  share(
    'AMD',
    ['Advanced Micro Devices, Inc.', '超威半导体', 'XNAS', 'informationTechnology'],
    [1_630, 55, 700],
    [210, 0, 1.6, 0.38, 0.08],
  ),
  share(
    'AVGO',
    ['Broadcom Inc.', '博通', 'XNAS', 'informationTechnology'],
    [4_700, 25, 300],
    [340, 0.007, 1.3, 0.3, 0.07],
    1,
  ),
  share(
    'BA',
    ['The Boeing Company', '波音', 'XNYS', 'industrials'],
    [757, 8, 110],
    [195, 0, 1.2, 0.28, 0.05],
  ),
  share(
    'BABA',
    ['Alibaba Group Holding Limited', '阿里巴巴', 'XNYS', 'consumerDiscretionary'],
    [2_390, 18, 350],
    [155, 0.012, 0.9, 0.36, 0.07],
    1,
  ),
  share(
    'BAC',
    ['Bank of America Corporation', '美国银行', 'XNYS', 'financials'],
    [7_400, 38, 180],
    [52, 0.021, 1.2, 0.19, 0.04],
  ),
  share(
    'COIN',
    ['Coinbase Global, Inc.', 'Coinbase 交易所', 'XNAS', 'financials'],
    [257, 12, 300],
    [280, 0, 1.9, 0.6, 0.1],
  ),
  share(
    'COST',
    ['Costco Wholesale Corporation', '好市多', 'XNAS', 'consumerStaples'],
    [443, 2.2, 70],
    [910, 0.006, 0.8, 0.16, 0.03],
  ),
  share(
    'CRM',
    ['Salesforce, Inc.', '赛富时', 'XNYS', 'informationTechnology'],
    [952, 8, 110],
    [240, 0.007, 1.2, 0.25, 0.07],
    1,
  ),
  share(
    'CVX',
    ['Chevron Corporation', '雪佛龙', 'XNYS', 'energy'],
    [2_010, 8, 80],
    [155, 0.044, 0.8, 0.19, 0.025],
  ),
  share(
    'DIS',
    ['The Walt Disney Company', '迪士尼', 'XNYS', 'communicationServices'],
    [1_785, 9, 120],
    [110, 0.009, 1.1, 0.21, 0.06],
    1,
  ),
  share(
    'INTC',
    ['Intel Corporation', '英特尔', 'XNAS', 'informationTechnology'],
    [4_770, 95, 600],
    [36, 0, 1.3, 0.42, 0.09],
  ),
  share(
    'JNJ',
    ['Johnson & Johnson', '强生', 'XNYS', 'healthCare'],
    [2_410, 8, 60],
    [200, 0.026, 0.55, 0.14, 0.025],
  ),
  share(
    'JPM',
    ['JPMorgan Chase & Co.', '摩根大通', 'XNYS', 'financials'],
    [2_720, 9, 130],
    [305, 0.019, 1.15, 0.17, 0.035],
  ),
  share(
    'KO',
    ['The Coca-Cola Company', '可口可乐', 'XNYS', 'consumerStaples'],
    [4_300, 16, 70],
    [71, 0.029, 0.5, 0.13, 0.025],
  ),
  share(
    'MU',
    ['Micron Technology, Inc.', '美光科技', 'XNAS', 'informationTechnology'],
    [1_120, 25, 350],
    [225, 0.002, 1.5, 0.4, 0.08],
  ),
  share(
    'NFLX',
    ['Netflix, Inc.', '奈飞', 'XNAS', 'communicationServices'],
    [4_240, 35, 300],
    [110, 0, 1.2, 0.28, 0.08],
  ),
  share(
    'NIO',
    ['NIO Inc.', '蔚来', 'XNYS', 'consumerDiscretionary'],
    [2_100, 45, 150],
    [6.5, 0, 1.2, 0.55, 0.08],
    1,
  ),
  share(
    'NKE',
    ['NIKE, Inc.', '耐克', 'XNYS', 'consumerDiscretionary'],
    [1_478, 13, 120],
    [65, 0.025, 1.1, 0.25, 0.07],
    1,
  ),
  share(
    'ORCL',
    ['Oracle Corporation', '甲骨文', 'XNYS', 'informationTechnology'],
    [2_850, 22, 300],
    [220, 0.009, 1.3, 0.33, 0.08],
    1,
  ),
  share(
    'PDD',
    ['PDD Holdings Inc.', '拼多多', 'XNAS', 'consumerDiscretionary'],
    [1_420, 9, 140],
    [130, 0, 0.9, 0.4, 0.085],
    1,
  ),
  share(
    'PFE',
    ['Pfizer Inc.', '辉瑞', 'XNYS', 'healthCare'],
    [5_690, 45, 110],
    [25, 0.068, 0.6, 0.18, 0.03],
  ),
  share(
    'PLTR',
    ['Palantir Technologies Inc.', '帕兰提尔', 'XNAS', 'informationTechnology'],
    [2_380, 55, 900],
    [165, 0, 1.7, 0.5, 0.11],
  ),
  share(
    'UBER',
    ['Uber Technologies, Inc.', '优步', 'XNYS', 'industrials'],
    [2_080, 17, 150],
    [85, 0, 1.3, 0.28, 0.06],
  ),
  share(
    'WMT',
    ['Walmart Inc.', '沃尔玛', 'XNYS', 'consumerStaples'],
    [7_970, 18, 110],
    [102, 0.009, 0.6, 0.16, 0.045],
    1,
  ),
  share(
    'XOM',
    ['Exxon Mobil Corporation', '埃克森美孚', 'XNYS', 'energy'],
    [4_260, 15, 120],
    [117, 0.035, 0.75, 0.19, 0.025],
  ),
  fund(
    'DIA',
    ['SPDR Dow Jones Industrial Average ETF Trust', '道琼斯指数基金'],
    [4, 60],
    [465, 0.015, 0.92, 0.05],
  ),
  fund('GLD', ['SPDR Gold Shares', '黄金基金'], [13, 350], [375, 0, 0.1, 0.16]),
  fund(
    'IWM',
    ['iShares Russell 2000 ETF', '罗素2000小盘股基金'],
    [35, 900],
    [240, 0.011, 1.2, 0.1],
  ),
  fund(
    'TLT',
    ['iShares 20+ Year Treasury Bond ETF', '美国长期国债基金'],
    [35, 300],
    [90, 0.043, -0.1, 0.13],
  ),
  fund(
    'XLF',
    ['Financial Select Sector SPDR Fund', '金融行业基金'],
    [40, 120],
    [53, 0.014, 1, 0.1],
  ),
];
