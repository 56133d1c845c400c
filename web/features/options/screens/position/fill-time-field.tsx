import {
  newYorkDate,
  newYorkInstant,
  newYorkOffset,
  previousTradingDay,
  sessionOn,
} from '@toolyard/core/calendar';
import { settlementInstant } from '@toolyard/core/options/contracts';
import { fillTimeFault, type FillTimeBounds } from '@toolyard/core/options/strategies';
import {
  isFileSymbol,
  parseCalendarDate,
  textIn,
  type CalendarDate,
  type Instant,
} from '@toolyard/core/shared';
import { useId, useState } from 'react';
import { isCallError } from '../../../../api/call-error.ts';
import type { StrategyResponse } from '../../../../api/generated.ts';
import { useLanguage, useText } from '../../../../i18n/use-text.ts';
import { DateInput } from '../../../../ui/date-field/date-field.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Segments } from '../../../../ui/segments.tsx';
import { Switch } from '../../../../ui/switch.tsx';
import { useNow } from '../../shared/live/use-now.ts';

const A_MINUTE = 60_000;

/** Date and time on New York's clock, as typed. */
interface TypedTime {
  readonly date: string;
  readonly clock: string;
  readonly outsideHours: boolean;
}

const typedAt = (at: Instant): TypedTime => {
  const wall = new Date(at + newYorkOffset(at)).toISOString();
  return { date: wall.slice(0, 10), clock: wall.slice(11, 16), outsideHours: false };
};

/** Null while the date or the time is incomplete. */
function instantIn({ date, clock }: TypedTime): Instant | null {
  const day = parseCalendarDate(date);
  const [, hour, minute] = /^(\d\d):(\d\d)/.exec(clock) ?? [];
  return day && hour && minute ? newYorkInstant(day, Number(hour), Number(minute)) : null;
}

/** The last minute up to now in which the market traded. */
function lastTraded(now: Instant): Instant {
  const today = newYorkDate(now);
  const session = sessionOn(today);
  if (session && now >= session.open) return Math.min(now, session.close);
  return sessionOn(previousTradingDay(today))?.close ?? now;
}

/** When a step took place, as its user states it. */
export interface FillTimeChoice {
  /** Null is now. */
  readonly typed: TypedTime | null;
  /** Whether there is a time to choose; a chain file has one time only. */
  readonly isShown: boolean;
  /** What is wrong with it; null for a valid one. */
  readonly fault: string | null;
  /** Whether trading outside regular hours is the only thing to be confirmed. */
  readonly mayBeOutside: boolean;
  /** What a request sends. */
  readonly body: { readonly at?: string; readonly outsideHours?: boolean };
  readonly choose: (typed: TypedTime | null) => void;
  /** The time that 'earlier' begins with. */
  readonly suggested: Instant;
  /** Whether it can be now: not while expired contracts wait for their settlement. */
  readonly mayBeNow: boolean;
}

/** When the first of the contracts that wait for their settlement expired; null where none does. */
function firstDue({ due, legs }: StrategyResponse): Instant | null {
  const expired = due.flatMap(({ symbol }) => {
    const expiry = legs.find((leg) => leg.symbol === symbol)?.expiration as CalendarDate | null;
    return expiry ? [settlementInstant({ symbol, expiry })] : [];
  });
  return expired.length === 0 ? null : Math.min(...expired);
}

interface Bounds extends Partial<Omit<FillTimeBounds, 'now'>> {
  /** The recorded time that is corrected; absent for a new step, which is now unless stated. */
  readonly recorded?: Instant;
}

export function useFillTime(position: StrategyResponse, bounds: Bounds = {}): FillTimeChoice {
  const t = useText();
  const language = useLanguage();
  const now = useNow();
  const { recorded, next = null } = bounds;
  const last = position.steps.at(-1);
  const previous =
    bounds.previous === undefined ? (last ? Date.parse(last.at) : null) : bounds.previous;
  const expired = firstDue(position);
  const suggested = Math.max(
    expired === null ? lastTraded(now) : expired - A_MINUTE,
    previous ?? 0,
  );
  const begin = recorded ?? (expired === null ? null : suggested);
  const [typed, choose] = useState(begin === null ? null : typedAt(begin));
  const at = typed && instantIn(typed);
  const faultOf = (outsideHours: boolean) =>
    fillTimeFault({ at, outsideHours }, { now, previous, next });
  const isUnchanged =
    recorded !== undefined &&
    at !== null &&
    typedAt(recorded).date === typed?.date &&
    typedAt(recorded).clock === typed.clock;
  const found = isUnchanged ? null : faultOf(typed?.outsideHours ?? false);
  const fault =
    typed && at === null
      ? t('life.timeMissing')
      : (found?.texts && textIn(found.texts, language)) || null;
  const isStated = at !== null && !isUnchanged;
  return {
    typed,
    isShown: !isFileSymbol(position.underlyingAsset),
    fault,
    mayBeOutside:
      typed !== null && (typed.outsideHours || (found !== null && faultOf(true) === null)),
    body: isStated
      ? {
          at: new Date(at).toISOString(),
          ...(typed?.outsideHours && { outsideHours: true }),
        }
      : {},
    choose,
    suggested,
    mayBeNow: expired === null,
  };
}

/** What a refusal says of one field. */
export function fieldFault(error: unknown, name: string): string | null {
  const details = isCallError(error) && Array.isArray(error.details) ? error.details : [];
  const found = (details as { field?: string; message: string }[]).find(
    ({ field }) => field === name,
  );
  return found?.message ?? null;
}

interface Props {
  readonly choice: FillTimeChoice;
  readonly error: unknown;
  /** Whether 'now' can be chosen; a recorded step has a time already. */
  readonly hasNow?: boolean;
}

/** Now, or a date and a time in New York. */
export function FillTimeField({ choice, error, hasNow = true }: Props) {
  const t = useText();
  const clockId = useId();
  const { typed, isShown, choose } = choice;
  if (!isShown) return null;
  const fault = choice.fault ?? fieldFault(error, 'at');
  return (
    <div className="grid gap-2">
      {hasNow && (
        <div className="flex flex-wrap items-center gap-3">
          <span className="font-medium">{t('life.time')}</span>
          <Segments<'now' | 'earlier'>
            label={t('life.time')}
            value={typed ? 'earlier' : 'now'}
            onChange={(value) => choose(value === 'now' ? null : typedAt(choice.suggested))}
            segments={[
              { value: 'now', label: t('life.timeNow'), disabled: !choice.mayBeNow },
              { value: 'earlier', label: t('life.timeEarlier') },
            ]}
          />
        </div>
      )}
      {typed && (
        <Field
          label={hasNow ? t('life.timeDate') : t('life.time')}
          error={fault}
          hint={t(hasNow ? 'life.timeHint' : 'life.timeZone')}
        >
          {(ids) => (
            <span className="flex gap-2">
              <DateInput
                {...ids}
                className="flex-1"
                value={typed.date}
                onType={(date) => choose({ ...typed, date })}
              />
              <DateInput
                kind="clock"
                id={clockId}
                aria-label={t('life.timeClock')}
                aria-invalid={ids['aria-invalid']}
                aria-describedby={ids['aria-describedby']}
                className="w-20"
                value={typed.clock}
                onType={(clock) => choose({ ...typed, clock })}
              />
            </span>
          )}
        </Field>
      )}
      {typed && choice.mayBeOutside && (
        <p className="flex items-center gap-2">
          <Switch
            label={t('life.timeOutside')}
            checked={typed.outsideHours}
            onChange={(outsideHours) => choose({ ...typed, outsideHours })}
          />
          {t('life.timeOutside')}
        </p>
      )}
    </div>
  );
}
