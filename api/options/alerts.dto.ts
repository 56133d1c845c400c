import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  ALERT_GREEKS,
  ALERT_KINDS,
  ALERT_PHASES,
  DIRECTIONS,
  MAX_ALERTS,
  NOTICE_KINDS,
  PROFIT_UNITS,
  REPEATS,
  type ActionEffect,
  type AlertAdjustment,
  type AlertCondition,
  type AlertGreek,
  type AlertKind,
  type AlertNotice,
  type AlertPhase,
  type AlertRule,
  type ConditionDraft,
  type Direction,
  type ProfitUnit,
  type Repeat,
  type UnreadNotices,
} from '@toolyard/core/options/alerts';
import { PAGE_LIMIT } from '@toolyard/core/shared';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsNumber,
  IsObject,
  IsOptional,
  IsString,
  IsUUID,
  MaxLength,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { instant } from '../http/instant.ts';
import { CorporateActionResponse } from './strategy-life.dto.ts';
import { toActionResponse } from './strategy-life.mapper.ts';
import { IfGiven } from '../http/if-given.ts';

const MAX_SYMBOL = 55;

export class AlertConditionRequest implements ConditionDraft {
  @ApiProperty({ enum: ALERT_KINDS, enumName: 'AlertKind' })
  @IsIn(ALERT_KINDS)
  kind!: AlertKind;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    maxLength: MAX_SYMBOL,
    example: 'MSFT',
    description: 'For price, ivRank, earnings: the stock; for optionPrice: the contract',
  })
  @IsOptional()
  @IsString()
  @MaxLength(MAX_SYMBOL)
  symbol?: string | null;

  @ApiPropertyOptional({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'An open position of the caller; null for all of them, except for profit',
  })
  @IsOptional()
  @IsUUID()
  strategyId?: string | null;

  @ApiPropertyOptional({
    enum: PROFIT_UNITS,
    enumName: 'ProfitUnit',
    nullable: true,
    description:
      'For profit: dollars, percent of the maximum profit, or the loss in percent of the stop-loss per trade',
  })
  @IsOptional()
  @IsIn(PROFIT_UNITS)
  unit?: ProfitUnit | null;

  @ApiPropertyOptional({
    enum: ALERT_GREEKS,
    enumName: 'AlertGreek',
    nullable: true,
    description: 'For greek: delta in shares, theta in dollars per day, vega in dollars per point',
  })
  @IsOptional()
  @IsIn(ALERT_GREEKS)
  greek?: AlertGreek | null;

  @ApiPropertyOptional({
    enum: DIRECTIONS,
    enumName: 'AlertDirection',
    nullable: true,
    description:
      'At the threshold and above, or at it and below; expiry, earnings and assignment have their own',
  })
  @IsOptional()
  @IsIn(DIRECTIONS)
  direction?: Direction | null;

  @ApiPropertyOptional({
    type: Number,
    nullable: true,
    example: 500,
    description: 'Dollars, percent, days, or shares for delta, by kind and unit',
  })
  @IsOptional()
  @IsNumber()
  threshold?: number | null;
}

class AlertTerms {
  @ApiProperty({ type: AlertConditionRequest })
  @IsObject()
  @ValidateNested()
  @Type(() => AlertConditionRequest)
  condition!: AlertConditionRequest;

  @ApiProperty({
    enum: REPEATS,
    enumName: 'AlertRepeat',
    description: 'Ends with its first notice, or is armed again once the value has come back',
  })
  @IsIn(REPEATS)
  repeat!: Repeat;
}

export class CreateAlertRequest extends AlertTerms {
  @ApiPropertyOptional({
    type: Boolean,
    default: false,
    description: 'A paused alert is not checked',
  })
  @IfGiven()
  @IsBoolean()
  paused?: boolean;

  @ApiPropertyOptional({
    enum: ALERT_PHASES,
    enumName: 'AlertPhase',
    default: 'armed',
    description: 'Another phase than armed restores a deleted alert as it was',
  })
  @IfGiven()
  @IsIn(ALERT_PHASES)
  phase?: AlertPhase;
}

export class ChangeAlertRequest extends AlertTerms {
  @ApiProperty({ type: Boolean })
  @IsBoolean()
  paused!: boolean;
}

export class AlertParams {
  @ApiProperty({ type: String, format: 'uuid' })
  @IsUUID()
  id!: string;
}

export class AlertConditionResponse {
  @ApiProperty({ enum: ALERT_KINDS, enumName: 'AlertKind' })
  kind!: AlertKind;

  @ApiProperty({ type: String, nullable: true })
  symbol!: string | null;

  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  strategyId!: string | null;

  @ApiProperty({ enum: PROFIT_UNITS, enumName: 'ProfitUnit', nullable: true })
  unit!: ProfitUnit | null;

  @ApiProperty({ enum: ALERT_GREEKS, enumName: 'AlertGreek', nullable: true })
  greek!: AlertGreek | null;

  @ApiProperty({ enum: DIRECTIONS, enumName: 'AlertDirection' })
  direction!: Direction;

  @ApiProperty({ type: Number })
  threshold!: number;
}

export class AlertAdjustmentResponse {
  @ApiProperty({ type: CorporateActionResponse })
  action!: CorporateActionResponse;

  @ApiProperty({ type: AlertConditionResponse, description: 'The condition as it was' })
  before!: AlertConditionResponse;

  @ApiProperty({
    type: Boolean,
    description: 'False where the condition means nothing after the action: the alert was paused',
  })
  carried!: boolean;
}

const whenever = (description: string) =>
  ApiProperty({ type: String, format: 'date-time', nullable: true, description });

export class AlertResponse {
  @ApiProperty({ type: String, format: 'uuid' })
  id!: string;

  @ApiProperty({ type: 'integer', minimum: 1 })
  version!: number;

  @ApiProperty({ type: AlertConditionResponse })
  condition!: AlertConditionResponse;

  @ApiProperty({ enum: REPEATS, enumName: 'AlertRepeat' })
  repeat!: Repeat;

  @ApiProperty({ type: Boolean })
  paused!: boolean;

  @ApiProperty({
    enum: ALERT_PHASES,
    enumName: 'AlertPhase',
    description: 'Armed; fired and waiting until the value comes back; or done after its notice',
  })
  phase!: AlertPhase;

  @ApiProperty({
    type: String,
    description: 'Symbol or name of the position; empty for all positions',
  })
  subject!: string;

  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'At the last check; null where it was unknown',
  })
  value!: number | null;

  @whenever('The last check')
  checkedAt!: string | null;

  @whenever('The last notice')
  firedAt!: string | null;

  @ApiProperty({ type: String, format: 'date-time' })
  createdAt!: string;

  @ApiProperty({
    type: AlertAdjustmentResponse,
    nullable: true,
    description: 'The last corporate action that changed the condition since its owner stated it',
  })
  adjustment!: AlertAdjustmentResponse | null;
}

export class AlertsResponse {
  @ApiProperty({ type: [AlertResponse], maxItems: MAX_ALERTS, description: 'Newest first' })
  data!: AlertResponse[];
}

export class SavedAlertResponse {
  @ApiProperty({ type: AlertResponse })
  data!: AlertResponse;
}

export const ACTION_EFFECTS = ['alert', 'watchlist', 'plan', 'expired'] as const;

export class ActionEffectResponse {
  @ApiProperty({ enum: ACTION_EFFECTS, enumName: 'ActionEffectKind' })
  kind!: (typeof ACTION_EFFECTS)[number];

  @ApiProperty({
    type: AlertConditionResponse,
    nullable: true,
    description: 'For alert: the condition as it was',
  })
  before!: AlertConditionResponse | null;

  @ApiProperty({
    type: AlertConditionResponse,
    nullable: true,
    description: 'For alert: the condition as it is; null where the alert was paused',
  })
  after!: AlertConditionResponse | null;

  @ApiProperty({
    type: [String],
    description: 'For watchlist: names of the lists whose symbol changed',
  })
  lists!: string[];

  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'For plan and expired',
  })
  strategyId!: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'For plan: its name' })
  name!: string | null;

  @ApiProperty({
    type: Boolean,
    nullable: true,
    description: 'For plan: false where it stays as it was, since it cannot be carried over',
  })
  carried!: boolean | null;
}

export class AlertNoticeResponse {
  @ApiProperty({ type: String, format: 'uuid' })
  id!: string;

  @ApiProperty({
    enum: NOTICE_KINDS,
    enumName: 'NoticeKind',
    description:
      'An alert fired, a corporate action changed something of the account, or contracts for shares have expired and wait for their owner',
  })
  kind!: AlertNotice['kind'];

  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'The alert, which may be gone; null where the notice is about something else',
  })
  ruleId!: string | null;

  @ApiProperty({
    type: AlertConditionResponse,
    nullable: true,
    description: 'For fired: as it was when it fired',
  })
  condition!: AlertConditionResponse | null;

  @ApiProperty({ type: String })
  subject!: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Which position or contract, where the alert is about several',
  })
  detail!: string | null;

  @ApiProperty({ type: Number, nullable: true, description: 'For fired: the value that fired it' })
  value!: number | null;

  @ApiProperty({
    type: CorporateActionResponse,
    nullable: true,
    description: 'For corporateAction',
  })
  action!: CorporateActionResponse | null;

  @ApiProperty({
    type: ActionEffectResponse,
    nullable: true,
    description: 'For corporateAction: what it changed',
  })
  effect!: ActionEffectResponse | null;

  @ApiProperty({ type: String, format: 'date-time' })
  at!: string;

  @ApiProperty({
    type: Boolean,
    description: 'In the list alone: it came in quiet hours, or its kind is switched off',
  })
  silent!: boolean;

  @whenever('Null while unread')
  readAt!: string | null;
}

export class AlertNoticesResponse {
  @ApiProperty({ type: [AlertNoticeResponse], description: 'Newest first' })
  data!: AlertNoticeResponse[];

  @ApiProperty({ type: String, nullable: true })
  nextCursor!: string | null;
}

export class UnreadNoticesResponse {
  @ApiProperty({ type: 'integer', minimum: 0 })
  count!: number;

  @whenever('Of the latest notice, read or not')
  latestAt!: string | null;
}

export class SavedUnreadNoticesResponse {
  @ApiProperty({ type: UnreadNoticesResponse })
  data!: UnreadNoticesResponse;
}

export class ReadNoticesRequest {
  @ApiProperty({
    type: 'array',
    items: { type: 'string', format: 'uuid' },
    maxItems: PAGE_LIMIT,
    nullable: true,
    description: 'Null marks all notices',
  })
  @ValidateIf((_body, value) => value !== null)
  @IsArray()
  @ArrayMaxSize(PAGE_LIMIT)
  @IsUUID(undefined, { each: true })
  ids!: string[] | null;
}

const NOTHING = { symbol: null, strategyId: null, unit: null, greek: null };

const toConditionResponse = (condition: AlertCondition): AlertConditionResponse => ({
  ...NOTHING,
  ...condition,
});

const instantOrNull = (at: number | null) => (at === null ? null : instant(at));

const toAdjustmentResponse = (last: AlertAdjustment | undefined): AlertAdjustmentResponse | null =>
  last === undefined
    ? null
    : {
        action: toActionResponse(last.action),
        before: toConditionResponse(last.before),
        carried: last.carried,
      };

const NO_EFFECT = {
  ...{ before: null, after: null, lists: [], strategyId: null, name: null, carried: null },
};

function toEffectResponse(effect: ActionEffect): ActionEffectResponse {
  if (effect.kind === 'plan') return { ...NO_EFFECT, ...effect };
  if (effect.kind === 'watchlist') return { ...NO_EFFECT, ...effect, lists: [...effect.lists] };
  const { kind, before, after } = effect;
  const conditions = {
    before: toConditionResponse(before),
    after: after && toConditionResponse(after),
  };
  return { ...NO_EFFECT, kind, ...conditions };
}

export const toAlertResponse = (rule: AlertRule): AlertResponse => ({
  id: rule.id,
  version: rule.version,
  condition: toConditionResponse(rule.condition),
  repeat: rule.repeat,
  paused: rule.paused,
  phase: rule.phase,
  subject: rule.subject,
  value: rule.value,
  checkedAt: instantOrNull(rule.checkedAt),
  firedAt: instantOrNull(rule.firedAt),
  createdAt: instant(rule.createdAt),
  adjustment: toAdjustmentResponse(rule.adjustments.at(-1)),
});

const NOTICE_PARTS = {
  ruleId: null,
  condition: null,
  detail: null,
  value: null,
  action: null,
  effect: null,
};

function toPartsResponse(notice: AlertNotice) {
  if (notice.kind === 'fired') {
    const { ruleId, detail, value, condition } = notice;
    return { ...NOTICE_PARTS, ruleId, detail, value, condition: toConditionResponse(condition) };
  }
  if (notice.kind === 'expired') {
    const { detail, effect } = notice;
    return { ...NOTICE_PARTS, detail, effect: { ...NO_EFFECT, ...effect } };
  }
  const { action, effect } = notice;
  const ruleId = effect.kind === 'alert' ? effect.ruleId : null;
  const parts = { ruleId, action: toActionResponse(action), effect: toEffectResponse(effect) };
  return { ...NOTICE_PARTS, ...parts };
}

export function toNoticeResponse(notice: AlertNotice): AlertNoticeResponse {
  const { id, kind, subject, silent } = notice;
  const [at, readAt] = [instant(notice.at), instantOrNull(notice.readAt)];
  return { id, kind, subject, at, silent, readAt, ...toPartsResponse(notice) };
}

export const toUnreadResponse = ({ count, latestAt }: UnreadNotices): UnreadNoticesResponse => ({
  count,
  latestAt: instantOrNull(latestAt),
});
