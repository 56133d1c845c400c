import { useState, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import {
  ALERT_GREEKS,
  ALERT_KINDS,
  DIRECTIONS,
  hasThreshold,
  PROFIT_UNITS,
  REPEATS,
} from '@toolyard/core/options/alerts';
import { textIn } from '@toolyard/core/shared';
import type { AlertResponse } from '../../../../api/generated.ts';
import { paths } from '../../../../app/paths.ts';
import { useLanguage, useText } from '../../../../i18n/use-text.ts';
import { useToasts } from '../../../../shell/toasts/use-toasts.ts';
import { Button } from '../../../../ui/button.tsx';
import { FormDialog } from '../../../../ui/form-dialog.tsx';
import { Field } from '../../../../ui/field.tsx';
import { TextInput } from '../../../../ui/input.tsx';
import { ErrorBox } from '../../../../ui/message-box.tsx';
import { Segments } from '../../../../ui/segments.tsx';
import { SelectField } from '../../../../ui/select.tsx';
import {
  asksDirection,
  conditionOf,
  draftFaults,
  draftOf,
  firstDraft,
  type AlertDraft,
  type ConditionStart,
} from './alert-draft.ts';
import { PositionField } from './position-field.tsx';
import { useSaveAlert, type AlertRefusal } from './use-alert-writes.ts';

export interface AlertDialogProps {
  readonly start: ConditionStart;
  /** The alert that is edited; absent for a new one. */
  readonly rule?: AlertResponse;
  readonly onClose: () => void;
}

const FORM = 'alert';
const NONE: AlertRefusal = { text: null, fields: new Map() };

/** Makes or edits an alert. Faults stand at their fields, and what is typed stays. */
export function AlertDialog({ start, rule, onClose }: AlertDialogProps) {
  const t = useText();
  const language = useLanguage();
  const toasts = useToasts();
  const { busy, save } = useSaveAlert();
  const [draft, setDraft] = useState(() => (rule ? draftOf(rule) : firstDraft(start)));
  const [tried, setTried] = useState(false);
  const [refusal, setRefusal] = useState(NONE);
  const change = (part: Partial<AlertDraft>) => {
    setDraft({ ...draft, ...part });
    setRefusal(NONE);
  };
  const faults = tried ? draftFaults(draft) : [];
  const faultOf = (name: string): string | null => {
    const texts = faults.find(({ field }) => field === name)?.texts;
    return (texts && textIn(texts, language)) ?? refusal.fields.get(name) ?? null;
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const focus = (name: string | undefined) =>
      form.querySelector<HTMLElement>(`[name="${name ?? ''}"]`)?.focus();
    setTried(true);
    const [wrong] = draftFaults(draft);
    if (wrong) return focus(wrong.field);
    const refused = await save(
      { condition: conditionOf(draft), repeat: draft.repeat, paused: rule?.paused ?? false },
      rule ?? null,
    );
    if (refused) {
      setRefusal(refused);
      return focus([...refused.fields.keys()][0]);
    }
    toasts.add({ title: t('alerts.saved') });
    onClose();
  };
  const part = { draft, change, faultOf };
  return (
    <FormDialog
      onClose={onClose}
      title={t(rule ? 'alerts.change' : 'alerts.create')}
      closeLabel={t('alerts.close')}
      foot={(leave) => (
        <>
          <Button onClick={leave}>{t('alerts.cancel')}</Button>
          <Button look="primary" type="submit" form={FORM} busy={busy}>
            {t('alerts.save')}
          </Button>
        </>
      )}
    >
      <form id={FORM} onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
        <SelectField
          label={t('alerts.kind')}
          name="kind"
          value={draft.kind}
          choices={ALERT_KINDS.map((kind) => ({ value: kind, label: t(`alerts.kind.${kind}`) }))}
          onChoose={(kind) => change({ kind })}
        />
        <Subject {...part} />
        {draft.kind === 'profit' && (
          <SelectField
            label={t('alerts.unit')}
            name="unit"
            value={draft.unit ?? 'dollars'}
            hint={draft.unit === 'stopLoss' ? t('alerts.unit.stopLossHint') : undefined}
            choices={PROFIT_UNITS.map((unit) => ({ value: unit, label: t(`alerts.unit.${unit}`) }))}
            onChoose={(unit) => change({ unit })}
          />
        )}
        {draft.kind === 'greek' && (
          <SelectField
            label={t('alerts.greek')}
            name="greek"
            value={draft.greek ?? 'delta'}
            choices={ALERT_GREEKS.map((id) => ({ value: id, label: t(`alerts.greek.${id}`) }))}
            onChoose={(greek) => change({ greek })}
          />
        )}
        {hasThreshold(draft.kind) && <Threshold {...part} />}
        <div className="flex flex-col gap-1.5">
          <span className="font-medium">{t('alerts.repeat')}</span>
          <Segments
            label={t('alerts.repeat')}
            value={draft.repeat}
            segments={REPEATS.toReversed().map((id) => ({
              value: id,
              label: t(`alerts.repeat.${id}`),
            }))}
            onChange={(repeat) => change({ repeat })}
            className="self-start"
          />
          <p className="text-12 text-ink-3">{t('alerts.repeatHint')}</p>
        </div>
        {refusal.text !== null && <ErrorBox>{refusal.text}</ErrorBox>}
      </form>
    </FormDialog>
  );
}

interface PartProps {
  readonly draft: AlertDraft;
  readonly change: (part: Partial<AlertDraft>) => void;
  readonly faultOf: (name: string) => string | null;
}

/** The stock, the contract or the position that is watched. */
function Subject({ draft, change, faultOf }: PartProps) {
  const t = useText();
  const { kind, symbol, strategyId } = draft;
  const byPosition =
    kind === 'profit' || kind === 'greek' || kind === 'expiry' || kind === 'assignment';
  if (byPosition)
    return (
      <PositionField
        kind={kind}
        value={strategyId}
        error={faultOf('strategyId')}
        onChange={(id) => change({ strategyId: id })}
      />
    );
  if (kind === 'limit')
    return (
      <p className="text-13 text-ink-2">
        {t('alerts.limitText')}{' '}
        <Link to={paths.capital} className="text-accent underline">
          {t('alerts.toLimits')}
        </Link>
      </p>
    );
  const isContract = kind === 'optionPrice';
  return (
    <Field
      label={t(isContract ? 'alerts.contract' : 'alerts.symbol')}
      hint={isContract && t('alerts.contractHint')}
      error={faultOf('symbol')}
    >
      {(ids) => (
        <TextInput
          {...ids}
          name="symbol"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={55}
          value={symbol}
          onChange={({ target }) => change({ symbol: target.value })}
        />
      )}
    </Field>
  );
}

const LABELS = {
  expiry: 'alerts.thresholdDays',
  earnings: 'alerts.thresholdReport',
  assignment: 'alerts.thresholdChance',
} as const;

/** Direction and threshold; days, chances and losses have one direction. */
function Threshold({ draft, change, faultOf }: PartProps) {
  const t = useText();
  const { kind, unit, greek, direction, threshold } = draft;
  const isLoss = kind === 'profit' && unit === 'stopLoss';
  const isDollars =
    kind === 'price' ||
    kind === 'optionPrice' ||
    (kind === 'profit' && unit === 'dollars') ||
    (kind === 'greek' && greek !== 'delta');
  const isDays = kind === 'expiry' || kind === 'earnings';
  const trail = isDays ? t('alerts.days') : isDollars || kind === 'greek' ? null : '%';
  const label = isLoss
    ? t('alerts.thresholdLoss')
    : kind in LABELS
      ? t(LABELS[kind as keyof typeof LABELS])
      : t('alerts.threshold');
  return (
    <>
      {asksDirection(draft) && (
        <div className="flex flex-col gap-1.5">
          <span className="font-medium">{t('alerts.direction')}</span>
          <Segments
            label={t('alerts.direction')}
            value={direction ?? 'above'}
            segments={DIRECTIONS.map((id) => ({ value: id, label: t(`alerts.direction.${id}`) }))}
            onChange={(next) => change({ direction: next })}
            className="self-start"
          />
        </div>
      )}
      <Field label={label} error={faultOf('threshold')}>
        {(ids) => (
          <TextInput
            {...ids}
            name="threshold"
            inputMode="decimal"
            autoComplete="off"
            value={threshold}
            onChange={({ target }) => change({ threshold: target.value })}
            {...(isDollars && { lead: '$' })}
            {...(trail !== null && {
              trail: <span className="flex-none text-12 text-ink-3">{trail}</span>,
            })}
          />
        )}
      </Field>
    </>
  );
}
