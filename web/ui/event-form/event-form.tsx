import { useState, type FormEvent } from 'react';
import {
  ENTROPY_MODES,
  eventFaults,
  ruleContradictions,
  rulesInAccord,
  standardRules,
  type EventDraft,
} from '@toolyard/core/lottery';
import type { FieldError } from '@toolyard/core/shared';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { Button } from '../button.tsx';
import { Checkbox } from '../choices.tsx';
import { ErrorBox, MessageBox } from '../message-box.tsx';
import { SelectField } from '../select.tsx';
import { useLeaveGuard } from '../use-leave-guard.tsx';
import { FormPart, NumberField, TextsField, TimeField, type FaultOf } from './form-parts.tsx';
import { PrizeFields } from './prize-fields.tsx';
import { useTypedDraft, type Terms } from './use-typed-draft.ts';

interface Props extends Terms {
  /** Named in the standard rules. */
  readonly organiser: string;
  readonly contact: string;
  /** Where pictures of the event are; absent while it has not been saved. */
  readonly pictures?: string;
  readonly submit: string;
  readonly busy: boolean;
  /** What the server said. */
  readonly error: string | null;
}

/** The terms of an event. The rules of core check them before the server does; what was typed stays. */
export function EventForm(props: Props) {
  const t = useText();
  const language = useLanguage();
  const { draft, setDraft, submit, isOvertaken, isChanged } = useTypedDraft(props);
  const leaving = useLeaveGuard(isChanged);
  const [faults, setFaults] = useState<readonly FieldError[]>([]);
  const change = (part: Partial<EventDraft>) => setDraft({ ...draft, ...part });
  const faultOf: FaultOf = (field) => {
    const fault = faults.find((each) => each.field === field);
    return fault ? (fault.texts?.[language] ?? fault.message) : null;
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    const found = eventFaults(draft);
    setFaults(found);
    if (found.length === 0) void submit();
  };
  const part = { draft, change, faultOf };
  return (
    <form noValidate onSubmit={send} className="space-y-6">
      {leaving}
      <TextsField
        label={t('more.title')}
        value={draft.title}
        error={faultOf('title')}
        onChange={(title) => change({ title })}
      />
      <TextsField
        lines
        label={t('more.description')}
        value={draft.description}
        error={faultOf('description')}
        onChange={(description) => change({ description })}
      />
      <Times {...part} />
      <Eligibility {...part} />
      <PrizeFields
        prizes={draft.prizes}
        pictures={props.pictures ?? null}
        faultOf={faultOf}
        onChange={(prizes) => change({ prizes })}
      />
      <Drawing {...part} />
      <Rules
        {...part}
        organiser={props.organiser}
        onFill={() =>
          change({
            rules: standardRules(draft, { organiser: props.organiser, contact: props.contact }),
          })
        }
      />
      {faults.length > 0 && (
        <ErrorBox title={t('more.faults', { count: faults.length })}>
          <ul className="list-disc pl-4">
            {faults.map((fault) => (
              <li key={`${fault.field} ${fault.message}`}>
                {fault.texts?.[language] ?? fault.message}
              </li>
            ))}
          </ul>
        </ErrorBox>
      )}
      {isOvertaken && <MessageBox tone="warn">{t('more.overtaken')}</MessageBox>}
      {props.error !== null && <ErrorBox>{props.error}</ErrorBox>}
      <Button type="submit" look="primary" busy={props.busy}>
        {props.submit}
      </Button>
    </form>
  );
}

interface PartProps {
  readonly draft: EventDraft;
  readonly change: (part: Partial<EventDraft>) => void;
  readonly faultOf: FaultOf;
}

/** A number that a text field emptied is not a number, which the rules refuse by name. */
const given = (value: number | null): number => value ?? Number.NaN;

function Times({ draft, change, faultOf }: PartProps) {
  const t = useText();
  return (
    <FormPart title={t('more.times')}>
      <div className="grid gap-3 md:grid-cols-3">
        <TimeField
          label={t('more.opensAt')}
          value={draft.opensAt}
          error={faultOf('opensAt')}
          onChange={(opensAt) => change({ opensAt })}
        />
        <TimeField
          label={t('more.closesAt')}
          value={draft.closesAt}
          error={faultOf('closesAt')}
          onChange={(closesAt) => change({ closesAt })}
        />
        <TimeField
          label={t('more.drawAt')}
          value={draft.drawAt}
          error={faultOf('drawAt')}
          onChange={(drawAt) => change({ drawAt })}
        />
      </div>
    </FormPart>
  );
}

function Eligibility({ draft, change, faultOf }: PartProps) {
  const t = useText();
  return (
    <FormPart title={t('more.eligibility')}>
      <Checkbox
        checked={draft.needsVerifiedEmail}
        onChange={({ target }) => change({ needsVerifiedEmail: target.checked })}
      >
        {t('more.needsEmail')}
      </Checkbox>
      <Checkbox
        checked={draft.isWithdrawable}
        onChange={({ target }) => change({ isWithdrawable: target.checked })}
      >
        {t('more.withdrawable')}
      </Checkbox>
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        <NumberField
          label={t('more.capacity')}
          hint={t('more.capacityHint')}
          value={draft.capacity}
          error={faultOf('capacity')}
          onChange={(capacity) => change({ capacity })}
        />
        <NumberField
          label={t('more.minAge')}
          value={draft.minAccountAge}
          error={faultOf('minAccountAge')}
          onChange={(value) => change({ minAccountAge: given(value) })}
        />
        <NumberField
          label={t('more.maxWeight')}
          hint={t('more.maxWeightHint')}
          value={draft.maxWeight}
          error={faultOf('maxWeight')}
          onChange={(value) => change({ maxWeight: given(value) })}
        />
        <NumberField
          label={t('more.daysPerChance')}
          value={draft.daysPerChance}
          error={faultOf('daysPerChance')}
          onChange={(value) => change({ daysPerChance: given(value) })}
        />
      </div>
    </FormPart>
  );
}

function Drawing({ draft, change, faultOf }: PartProps) {
  const t = useText();
  return (
    <FormPart title={t('more.drawing')}>
      <div className="grid gap-3 sm:grid-cols-3">
        <NumberField
          label={t('more.alternates')}
          value={draft.alternates}
          error={faultOf('alternates')}
          onChange={(value) => change({ alternates: given(value) })}
        />
        <NumberField
          label={t('more.claimDays')}
          value={draft.claimDays}
          error={faultOf('claimDays')}
          onChange={(value) => change({ claimDays: given(value) })}
        />
        <SelectField
          label={t('more.entropy')}
          hint={t(`more.entropyHint.${draft.entropy}`)}
          value={draft.entropy}
          choices={ENTROPY_MODES.map((mode) => ({
            value: mode,
            label: t(`more.entropy.${mode}`),
          }))}
          onChoose={(entropy) => change({ entropy })}
        />
      </div>
    </FormPart>
  );
}

interface RulesProps extends Pick<PartProps, 'draft' | 'change'> {
  /** Whom the rules must name. */
  readonly organiser: string;
}

/** Standard rules that the terms have left behind, with what the terms say now. */
function Contradictions({ draft, change, organiser }: RulesProps) {
  const t = useText();
  const language = useLanguage();
  const found = ruleContradictions(draft, organiser);
  if (found.length === 0) return null;
  return (
    <MessageBox
      tone="warn"
      actions={
        <Button size="sm" onClick={() => change({ rules: rulesInAccord(draft, organiser) })}>
          {t('more.updateRules')}
        </Button>
      }
    >
      <p>{t('more.rulesDiffer')}</p>
      <ul className="mt-1 list-disc pl-4">
        {found.map(({ place, expected }) => (
          <li key={place}>
            {expected
              ? t('more.ruleExpected', { number: place + 1, text: expected[language] })
              : t('more.ruleUnneeded', { number: place + 1 })}
          </li>
        ))}
      </ul>
    </MessageBox>
  );
}

const EMPTY = { en: '', 'zh-CN': '' };

function Rules({
  draft,
  change,
  faultOf,
  organiser,
  onFill,
}: PartProps & RulesProps & { readonly onFill: () => void }) {
  const t = useText();
  const { rules } = draft;
  return (
    <FormPart title={t('more.rules')}>
      <p className="text-ink-2">{t('more.rulesText')}</p>
      {rules.map((rule, place) => (
        // Rules have no name but their place.
        <div key={place} className="space-y-2">
          <TextsField
            lines
            label={t('more.rule', { number: place + 1 })}
            value={rule}
            error={faultOf(`rules.${place}`)}
            onChange={(next) => change({ rules: rules.with(place, next) })}
          />
          <Button
            size="sm"
            look="quiet"
            onClick={() => change({ rules: rules.toSpliced(place, 1) })}
          >
            {t('more.removeRule', { number: place + 1 })}
          </Button>
        </div>
      ))}
      <Contradictions draft={draft} change={change} organiser={organiser} />
      {faultOf('rules') && <p className="text-12 text-danger">{faultOf('rules')}</p>}
      <div className="flex flex-wrap gap-2">
        <Button onClick={onFill}>{t('more.fillRules')}</Button>
        <Button onClick={() => change({ rules: [...rules, EMPTY] })}>{t('more.addRule')}</Button>
      </div>
    </FormPart>
  );
}
