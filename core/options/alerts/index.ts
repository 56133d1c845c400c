export {
  ALERT_GREEKS,
  ALERT_KINDS,
  ALERT_SETTING,
  CHECK_EVERY,
  conditionFaults,
  DIRECTIONS,
  hasDirection,
  hasThreshold,
  holds,
  MAX_ALERT_AMOUNT,
  MAX_ALERT_DAYS,
  parseCondition,
  PROFIT_UNITS,
  REARM_MARGIN,
  rearms,
} from './alert-condition.ts';
export type {
  AlertCondition,
  AlertGreek,
  AlertKind,
  ConditionDraft,
  Direction,
  ProfitUnit,
} from './alert-condition.ts';
export { ALERT_PHASES, armed, checkAlert, MAX_ALERTS, nextCheck, REPEATS } from './alert-rule.ts';
export { NOTICE_KINDS } from './alert-rule.ts';
export type {
  ActionEffect,
  ActionNotice,
  AlertAdjustment,
  AlertNotice,
  AlertPhase,
  AlertRule,
  ExpiryNotice,
  FiredNotice,
  Observation,
  Repeat,
} from './alert-rule.ts';
export { alertAfter, levelAfter } from './carry-over.ts';
export { NotifyOfExpiries } from './use-cases/notify-of-expiries.ts';
export { actionWords, effectWords, expiryWords, noticeWords } from './action-words.ts';
export { alertDetail, alertSubject, alertValue, conditionWords } from './alert-words.ts';
export { ALERT_MAIL_KIND, AlertMailRenderer, isSilent, mailNotices } from './alert-mail.ts';
export type { NoticeWork } from './alert-mail.ts';
export { AlertObserver } from './observe.ts';
export type { ObserverPorts } from './observe.ts';
export type { AlertRepository } from './ports/alert-repository.ts';
export type { NoticeRepository, UnreadNotices } from './ports/notice-repository.ts';
export {
  alertEntry,
  ChangeAlert,
  CreateAlert,
  DeleteAlert,
  ListAlerts,
} from './use-cases/manage-alerts.ts';
export type { AlertPorts, ChangeAlertInput, CreateAlertInput } from './use-cases/manage-alerts.ts';
export { EvaluateAlerts } from './use-cases/evaluate-alerts.ts';
export type {
  AlertWork,
  Evaluation,
  EvaluationPorts,
  Observer,
} from './use-cases/evaluate-alerts.ts';
export { ListAlertNotices, MarkNoticesRead } from './use-cases/read-notices.ts';
export { ALERT_INVALID, ALERT_UNKNOWN, ALERTS_FULL } from './alerts.errors.ts';
