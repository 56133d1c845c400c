import { defineError } from '../../shared/index.ts';

export const STRATEGY_UNKNOWN = defineError('notFound', 'STRATEGY_UNKNOWN', {
  en: 'This strategy does not exist',
  'zh-CN': '该策略不存在',
});
export const STRATEGIES_FULL = defineError('conflict', 'STRATEGIES_FULL', {
  en: 'An account can hold at most 5,000 strategies and trades; delete some you no longer need',
  'zh-CN': '每个账户最多保存 5,000 个策略和交易，请先删除不再需要的记录',
});
export const STRATEGY_INVALID = defineError('validation', 'STRATEGY_INVALID', {
  en: 'This strategy cannot be saved as it is',
  'zh-CN': '策略内容有误，无法保存',
});
export const CONTRACT_UNKNOWN = defineError('validation', 'CONTRACT_UNKNOWN', {
  en: 'This contract is not listed',
  'zh-CN': '该合约不存在',
});
export const PRICES_NOT_IN_FORCE = defineError('provider', 'PRICES_NOT_IN_FORCE', {
  en: 'This strategy uses prices of a data provider that is not in use now',
  'zh-CN': '该策略使用的行情服务商目前未启用，暂无价格',
});
export const STRATEGY_STATUS = defineError('conflict', 'STRATEGY_STATUS', {
  en: 'The status of this strategy does not allow that',
  'zh-CN': '策略当前的状态不允许此操作',
});
export const POSITION_DUE = defineError('conflict', 'POSITION_DUE', {
  en: 'Contracts of this position have expired by that time; settle them first, or state an earlier time',
  'zh-CN': '届时持仓中已有合约到期，请先结算，或填写更早的时间',
});
export const NOTHING_DUE = defineError('conflict', 'NOTHING_DUE', {
  en: 'This position has no expired contracts to settle',
  'zh-CN': '持仓中没有已到期待结算的合约',
});
export const POSITION_FULL = defineError('validation', 'POSITION_FULL', {
  en: 'This position has reached the maximum number of steps or turnover',
  'zh-CN': '该持仓的操作次数或成交总额已达上限',
});
export const STEP_UNKNOWN = defineError('validation', 'STEP_UNKNOWN', {
  en: 'This position has no such step',
  'zh-CN': '该持仓没有这一步骤',
});
export const STEP_IMPOSSIBLE = defineError('validation', 'STEP_IMPOSSIBLE', {
  en: 'With this change another step could not have been made',
  'zh-CN': '这样更改后，其他步骤将无法成立',
});
export const SETTLEMENT_PRICE_UNKNOWN = defineError('conflict', 'SETTLEMENT_PRICE_UNKNOWN', {
  en: 'The official settlement price is not known yet. Try again later, or state it',
  'zh-CN': '官方结算价尚未公布，请稍后重试，或自行填写',
});
export const PAST_PRICE_UNKNOWN = defineError('conflict', 'PAST_PRICE_UNKNOWN', {
  en: 'The price of the underlying at that time is not known yet. Try again later',
  'zh-CN': '标的在该时间的价格暂不可知，请稍后重试',
});
export const CORPORATE_ACTIONS_UNKNOWN = defineError('conflict', 'CORPORATE_ACTIONS_UNKNOWN', {
  en: 'Splits, mergers and dividends cannot be read right now, so it is not certain how many shares and contracts this position holds. Try again later, or record the trades that your broker has confirmed',
  'zh-CN':
    '暂时无法读取拆股、合并和股息等信息，因此无法确定该持仓的股数和合约数。请稍后重试，或按券商的成交确认逐笔记录交易',
});
export const ACTION_UNBOOKABLE = defineError('conflict', 'ACTION_UNBOOKABLE', {
  en: 'A split, special dividend, symbol change or merger cannot be booked, as a recorded step after it names a contract of before, or closes more than it has left; correct that step or take it back first',
  'zh-CN':
    '有拆股、特别股息、代码变更或合并无法入账，因为之后记录的某个步骤仍使用变更前的合约，或平仓数量超过变更后的持有数量；请先更正或撤销该步骤',
});
