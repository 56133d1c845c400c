import type { ShareAction } from '../../market/index.ts';
import type { Language } from '../../shared/index.ts';
import { listNameIn } from '../../watchlist/index.ts';
import { newTicker } from '../contracts/index.ts';
import { nameIn } from '../strategies/index.ts';
import { alertSubject, conditionWords, firedWords } from './alert-words.ts';
import type { ActionEffect, ActionNotice, AlertNotice, ExpiryNotice } from './alert-rule.ts';

const count = (value: number): string =>
  new Intl.NumberFormat('en-US', { maximumFractionDigits: 6 }).format(value);
const cents = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 4,
});

type Merger = Extract<ShareAction, { kind: 'merger' }>;

/** What a share becomes in a merger: `$54.20 in cash and 0.5 shares of NEW`. */
function paidFor({ cash, shares, newSymbol }: Merger, language: Language): string {
  const isEnglish = language === 'en';
  const parts = [
    ...(cash > 0
      ? [isEnglish ? `${cents.format(cash)} in cash` : `现金 ${cents.format(cash)}`]
      : []),
    ...(newSymbol === null
      ? []
      : [
          isEnglish
            ? `${count(shares)} ${shares === 1 ? 'share' : 'shares'} of ${newSymbol}`
            : `${count(shares)} 股 ${newSymbol}`,
        ]),
  ];
  return parts.join(isEnglish ? ' and ' : ' 和 ');
}

/** `TSLA split 3 for 1 on 2026-12-01`. */
export function actionWords(action: ShareAction, language: Language): string {
  const { symbol, exDate } = action;
  const isEnglish = language === 'en';
  if (action.kind === 'symbolChange')
    return isEnglish
      ? `${symbol} trades as ${action.newSymbol} since ${exDate}`
      : `${symbol} 自 ${exDate} 起代码改为 ${action.newSymbol}`;
  if (action.kind === 'merger')
    return isEnglish
      ? `${symbol} was acquired on ${exDate} for ${paidFor(action, language)} per share`
      : `${symbol} 于 ${exDate} 被收购，每股换得${action.cash > 0 ? '' : ' '}${paidFor(action, language)}`;
  if (action.kind === 'dividend')
    return isEnglish
      ? `${symbol} pays a special dividend of ${cents.format(action.amount)} per share with ex-date ${exDate}`
      : `${symbol} 派发特别股息，每股 ${cents.format(action.amount)}，除息日 ${exDate}`;
  const [from, to] = [count(action.from), count(action.to)];
  const isReverse = action.to < action.from;
  if (isEnglish)
    return `${symbol} ${isReverse ? 'reverse ' : ''}split ${to} for ${from} on ${exDate}`;
  return isReverse
    ? `${symbol} 于 ${exDate} 合股，每 ${from} 股合为 ${to} 股`
    : `${symbol} 于 ${exDate} 拆股，每 ${from} 股拆为 ${to} 股`;
}

type AlertEffect = Extract<ActionEffect, { kind: 'alert' }>;
type PlanEffect = Extract<ActionEffect, { kind: 'plan' }>;

function alertEffectWords({ before, after }: AlertEffect, language: Language): string {
  const was = conditionWords(before, language);
  if (after === null)
    return language === 'en'
      ? `your alert “${was}” cannot be carried over and is paused`
      : `提醒“${was}”无法延续，已暂停`;
  const now = conditionWords(after, language);
  const symbol = 'symbol' in after ? after.symbol : '';
  const isMoved = 'symbol' in before && before.symbol !== symbol;
  if (language === 'en')
    return was === now
      ? `your alert “${was}” now watches ${symbol}`
      : `your alert “${was}” is now “${now}”${isMoved ? ` of ${symbol}` : ''}`;
  return was === now
    ? `提醒“${was}”现监控 ${symbol}`
    : `提醒“${was}”现为${isMoved ? ` ${symbol} ` : ''}“${now}”`;
}

function planEffectWords(
  action: ShareAction,
  { name, carried }: PlanEffect,
  language: Language,
): string {
  const symbol = (carried ? newTicker(action) : null) ?? action.symbol;
  const plan = nameIn(language, name, symbol);
  // Shares cost less by the dividend.
  const isPaid = action.kind === 'dividend';
  if (language === 'en')
    return carried
      ? `your plan “${plan}” was adjusted to the new contracts and prices${isPaid ? '' : ', at the same cost'}`
      : `your plan “${plan}” cannot be carried over and stays as it was`;
  return carried
    ? `计划“${plan}”已按新的合约和价格调整${isPaid ? '' : '，成本不变'}`
    : `计划“${plan}”无法延续，保持原样`;
}

/** What an action changed for an account: `your alert “price at or above $900” is now “price at or above $300”`. */
export function effectWords(action: ShareAction, effect: ActionEffect, language: Language): string {
  if (effect.kind === 'alert') return alertEffectWords(effect, language);
  if (effect.kind === 'plan') return planEffectWords(action, effect, language);
  const after = newTicker(action);
  const names = effect.lists.map((name) => `“${listNameIn(language, name)}”`);
  return language === 'en'
    ? `it is ${after} on your ${names.length === 1 ? 'watchlist' : 'watchlists'} ${names.join(', ')}`
    : `自选列表${names.join('、')}中的代码已改为 ${after}`;
}

/** An action and what it changed, in one sentence. */
function actionNoticeWords({ action, effect }: ActionNotice, language: Language): string {
  const what = actionWords(action, language);
  const changed = effectWords(action, effect, language);
  return language === 'en' ? `${what}: ${changed}.` : `${what}：${changed}。`;
}

/** What expired contracts for shares wait for. */
export const expiryWords = (expiry: string, language: Language): string =>
  language === 'en'
    ? `contracts of ${expiry} have expired; record whether they were exercised, assigned or expired worthless`
    : `${expiry} 的合约已到期，请确认是行权、被指派还是作废`;

function expiryNoticeWords({ subject, detail }: ExpiryNotice, language: Language): string {
  const [name, words] = [alertSubject(subject, language), expiryWords(detail, language)];
  return language === 'en' ? `${name}: ${words}.` : `${name}：${words}。`;
}

/** A notice in one sentence. */
export function noticeWords(notice: AlertNotice, language: Language): string {
  switch (notice.kind) {
    case 'fired':
      return firedWords(notice, language);
    case 'corporateAction':
      return actionNoticeWords(notice, language);
    case 'expired':
      return expiryNoticeWords(notice, language);
  }
}
