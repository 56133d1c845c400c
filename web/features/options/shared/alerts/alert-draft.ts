import {
  conditionFaults,
  hasDirection,
  type AlertKind,
  type ConditionDraft,
} from '@toolyard/core/options/alerts';
import type { FieldError } from '@toolyard/core/shared';
import type { AlertRepeat, AlertResponse } from '../../../../api/generated.ts';
import { readNumber } from '../figures/read-number.ts';

/** What a form begins with. */
export type ConditionStart = Omit<ConditionDraft, 'threshold' | 'kind'> & {
  readonly kind: AlertKind;
};

/** An alert in the form: what is typed is text. */
export interface AlertDraft extends Required<Omit<ConditionDraft, 'threshold' | 'symbol'>> {
  readonly symbol: string;
  readonly threshold: string;
  readonly repeat: AlertRepeat;
}

export const firstDraft = (start: ConditionStart): AlertDraft => ({
  kind: start.kind,
  symbol: start.symbol ?? '',
  strategyId: start.strategyId ?? null,
  unit: start.unit ?? 'dollars',
  greek: start.greek ?? 'delta',
  direction: start.direction ?? 'above',
  threshold: '',
  repeat: 'each',
});

export const draftOf = ({ condition, repeat }: AlertResponse): AlertDraft => ({
  ...firstDraft(condition),
  threshold: String(condition.threshold),
  repeat,
});

/** Whether the form has a choice of direction. */
export const asksDirection = ({ kind, unit }: AlertDraft): boolean =>
  hasDirection(kind) && !(kind === 'profit' && unit === 'stopLoss');

/** Whether an alert of this kind may be about all open positions. */
export const mayWatchAll = (kind: AlertKind): boolean =>
  kind === 'greek' || kind === 'expiry' || kind === 'assignment';

/** The condition to be sent: what the kind does not use is left out. */
export function conditionOf(draft: AlertDraft): ConditionDraft {
  const { kind, symbol, strategyId, unit, greek, direction } = draft;
  const typed = readNumber(draft.threshold);
  const threshold = Number.isNaN(typed) ? null : typed;
  const level = { kind, threshold, ...(asksDirection(draft) && { direction }) };
  switch (kind) {
    case 'price':
    case 'optionPrice':
    case 'ivRank':
    case 'earnings':
      return { ...level, symbol: symbol.trim() };
    case 'profit':
      return { ...level, strategyId, unit };
    case 'greek':
      return { ...level, strategyId, greek };
    case 'expiry':
    case 'assignment':
      return { ...level, strategyId };
    case 'limit':
      return { kind };
  }
}

export const draftFaults = (draft: AlertDraft): readonly FieldError[] =>
  conditionFaults(conditionOf(draft));
