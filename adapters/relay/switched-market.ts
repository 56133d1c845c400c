import type { MarketSource } from '@toolyard/core/options/chain';

/** A source whose every call goes to the one that is current then. */
export const switchedMarket = (current: () => MarketSource): MarketSource => ({
  market: {
    knows: (symbol) => current().market.knows(symbol),
    search: (query) => current().market.search(query),
    details: (symbol) => current().market.details(symbol),
    previousClose: (symbol) => current().market.previousClose(symbol),
    bars: (query) => current().market.bars(query),
    stockDays: () => current().market.stockDays(),
    status: () => current().market.status(),
  },
  news: {
    knows: (symbol) => current().news.knows(symbol),
    news: (query) => current().news.news(query),
  },
  earnings: {
    knows: (symbol) => current().earnings.knows(symbol),
    reports: (query) => current().earnings.reports(query),
  },
  actions: {
    knows: (symbol) => current().actions.knows(symbol),
    actions: (query) => current().actions.actions(query),
  },
  quotes: {
    knows: (symbol) => current().quotes.knows(symbol),
    quotes: (symbols) => current().quotes.quotes(symbols),
  },
  chains: {
    knows: (symbol) => current().chains.knows(symbol),
    expiries: (symbol) => current().chains.expiries(symbol),
    chain: (symbol, expiry, root) => current().chains.chain(symbol, expiry, root),
  },
  tape: {
    knows: (symbol) => current().tape.knows(symbol),
    activity: (contract) => current().tape.activity(contract),
    lastPrices: (symbol, expiry) => current().tape.lastPrices(symbol, expiry),
    previousClose: (symbol, contracts) => current().tape.previousClose(symbol, contracts),
    recentDays: (symbol, expiry) => current().tape.recentDays(symbol, expiry),
  },
  volatility: {
    knows: (symbol) => current().volatility.knows(symbol),
    year: (symbol) => current().volatility.year(symbol),
  },
  settlementPrices: {
    knows: (symbol) => current().settlementPrices.knows(symbol),
    settlementPrice: (query) => current().settlementPrices.settlementPrice(query),
  },
});
