import type { Sourced } from '@toolyard/core/market';
import type { ContractView, OptionTrade, PriceChange } from '@toolyard/core/options/chain';
import { parseOptionSymbol } from '@toolyard/core/options/contracts';
import { multiplyMoney, toDollars } from '@toolyard/core/shared';
import { instant } from '../http/instant.ts';
import { dollars, toDeliverableResponse } from '../options/chain.mapper.ts';
import type {
  ContractResponse,
  OptionContractResponse,
  OptionTradeResponse,
  PriceChangeResponse,
} from './contract.dto.ts';
import { toMetaResponse } from './meta.dto.ts';

const toTrade =
  (multiplier: number) =>
  ({ id, at, price, size, side, sideInferred }: OptionTrade): OptionTradeResponse => ({
    id,
    time: instant(at),
    price: toDollars(price),
    size,
    amount: toDollars(multiplyMoney(price, size * multiplier)),
    type: side === 'bought' ? '买入' : '卖出',
    inferred: sideInferred === true,
  });

const toPriceChange = ({
  date,
  price,
  change,
  changePercent,
}: PriceChange): PriceChangeResponse => ({
  date,
  price: toDollars(price),
  change: dollars(change),
  changePercent,
});

function toContract(view: ContractView): OptionContractResponse {
  const { quote } = view;
  const parsed = parseOptionSymbol(quote.symbol);
  return {
    ticker: quote.symbol,
    underlying: parsed.ok ? parsed.value.underlying : quote.symbol.slice(0, -15),
    typeSymbol: quote.type === 'call' ? 'C' : 'P',
    strike: toDollars(quote.strike),
    expiry: view.expiry,
    daysToExpiry: view.daysToExpiry,
    deliverable: view.deliverable && toDeliverableResponse(view.deliverable),
    inTheMoney: view.inTheMoney,
    last: dollars(view.last),
    change: dollars(view.change),
    changePercent: view.changePercent,
    bid: dollars(quote.bid),
    ask: dollars(quote.ask),
    mark: dollars(view.mark),
    intrinsicValue: dollars(view.intrinsicValue),
    timeValue: dollars(view.timeValue),
    breakEven: dollars(view.breakEven),
    stockPrice: toDollars(view.stockPrice),
    ...view.contract,
    exercisePrice: view.earlyExercise?.price ?? null,
    earlyExercisePremium: view.earlyExercise?.premium ?? null,
    greeks: { ...view.greeks, iv: quote.iv },
    volume: quote.volume,
    openInterest: quote.openInterest,
    priceChanges: view.priceChanges.map(toPriceChange),
    trades: view.trades.map(toTrade(view.contract.multiplier)),
  };
}

export const toContractResponse = ({ value, meta }: Sourced<ContractView>): ContractResponse => ({
  data: toContract(value),
  meta: toMetaResponse(meta),
});
