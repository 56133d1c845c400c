import {
  alertDetail,
  alertSubject,
  alertValue,
  conditionWords,
  type AlertCondition,
} from '@toolyard/core/options/alerts';
import type { Language } from '@toolyard/core/shared';
import type { AlertConditionResponse, AlertNoticeResponse } from '../../api/generated.ts';
import { paths } from '../../app/paths.ts';

/** The condition of an answer as core's own: fields that its kind does not use are null there. */
export const conditionIn = (answer: AlertConditionResponse): AlertCondition =>
  answer as AlertCondition;

/** A notice in two lines: what it is about, and what happened. */
export function noticeLines(
  { condition: answer, subject, detail, value }: AlertNoticeResponse,
  language: Language,
): { readonly subject: string; readonly words: string } {
  const condition = conditionIn(answer);
  const now = alertValue(condition, value, language);
  const words = conditionWords(condition, language);
  const which = detail === null ? '' : ` · ${alertDetail(detail, language)}`;
  return { subject: alertSubject(subject, language), words: `${now}${which} · ${words}` };
}

/** Where a notice or an alert leads. */
export function placeOf({ kind, symbol, strategyId }: AlertConditionResponse): string {
  if (kind === 'limit') return paths.capital;
  if (strategyId !== null) return paths.position(strategyId);
  if (symbol === null) return paths.options;
  return kind === 'optionPrice' ? paths.option(symbol) : paths.stock(symbol);
}
