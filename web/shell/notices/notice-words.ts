import type { ShareAction } from '@toolyard/core/market';
import {
  actionWords,
  alertDetail,
  alertSubject,
  alertValue,
  conditionWords,
  effectWords,
  expiryWords,
  type ActionEffect,
  type AlertCondition,
} from '@toolyard/core/options/alerts';
import type { Language } from '@toolyard/core/shared';
import type {
  AlertConditionResponse,
  AlertNoticeResponse,
  CorporateActionResponse,
} from '../../api/generated.ts';
import { paths } from '../../app/paths.ts';

/** The condition of an answer as core's own: fields that its kind does not use are null there. */
export const conditionIn = (answer: AlertConditionResponse): AlertCondition =>
  answer as AlertCondition;

/**
 * The corporate action of an answer as core's own: fields that its kind does not use are null there, and a special dividend
 * is its cash.
 */
export const actionIn = (answer: CorporateActionResponse): ShareAction =>
  ({ ...answer, amount: answer.cash }) as ShareAction;

/** A notice in two lines: what it is about, and what happened. */
export function noticeLines(
  { kind, action: acted, effect, condition: answer, subject, detail, value }: AlertNoticeResponse,
  language: Language,
): { readonly subject: string; readonly words: string } {
  if (acted && effect) {
    const action = actionIn(acted);
    const changed = effectWords(action, effect as ActionEffect, language);
    return { subject: actionWords(action, language), words: changed };
  }
  const about = alertSubject(subject, language);
  if (kind === 'expired' && detail !== null)
    return { subject: about, words: expiryWords(detail, language) };
  if (!answer || value === null) return { subject: about, words: '' };
  const condition = conditionIn(answer);
  const now = alertValue(condition, value, language);
  const words = conditionWords(condition, language);
  const which = detail === null ? '' : ` · ${alertDetail(detail, language)}`;
  return { subject: about, words: `${now}${which} · ${words}` };
}

/** Where an alert leads. */
export function placeOf({ kind, symbol, strategyId }: AlertConditionResponse): string {
  if (kind === 'limit') return paths.capital;
  if (strategyId !== null) return paths.position(strategyId);
  if (symbol === null) return paths.options;
  return kind === 'optionPrice' ? paths.option(symbol) : paths.stock(symbol);
}

/** Where a notice leads: to what fired, or to what a corporate action changed. */
export function noticePlace({ condition, effect }: AlertNoticeResponse): string {
  if (condition) return placeOf(condition);
  if (effect?.strategyId) return paths.position(effect.strategyId);
  return effect?.kind === 'watchlist' ? paths.watchlist : paths.alerts;
}
