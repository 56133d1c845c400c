import { useEffect, useId, useRef, useState } from 'react';
import {
  API_KEY_SCOPES,
  checkApiKey,
  MAX_API_KEY_DAYS,
  type ApiKeyScope,
} from '@toolyard/core/accounts';
import { addDays, textIn, toCalendarDate } from '@toolyard/core/shared';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { errorCode } from '../../api/error-code.ts';
import { errorMessage } from '../../api/error-message.ts';
import { useCreateApiKeyMutation } from '../../api/generated-auth.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { CopyButton } from '../../shell/security/copy-button.tsx';
import { useStepUp } from '../../shell/step-up/use-step-up.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/choices.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DateField } from '../../ui/date-field/date-field.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/input.tsx';
import { ErrorBox, MessageBox } from '../../ui/message-box.tsx';
import { SelectField } from '../../ui/select.tsx';
import { useFieldFault } from '../../ui/use-field-fault.ts';

const AREAS = ['market', 'strategies', 'watchlists', 'alerts', 'capital'] as const;
const RIGHTS = ['read', 'write'] as const;
const DAYS = ['30', '90', '365'] as const;
type Validity = (typeof DAYS)[number] | 'until';

interface Values {
  readonly name: string;
  readonly scopes: ApiKeyScope[];
  readonly validity: Validity;
  readonly until: string;
}

/** The field that each refusal is about. */
const FIELD_OF: Readonly<Record<string, 'name' | 'scopes' | 'until'>> = {
  NAME_INVALID: 'name',
  NAME_INVISIBLE: 'name',
  API_KEY_SCOPES_INVALID: 'scopes',
  API_KEY_EXPIRY_INVALID: 'until',
};

interface Props {
  readonly onClose: () => void;
}

/** Makes a key and shows it, the one time that it can be seen. */
export function ApiKeyDialog({ onClose }: Props) {
  const t = useText();
  const [key, setKey] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const form = useId();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      title={t(key === null ? 'apiKeys.create' : 'apiKeys.made')}
      description={t(key === null ? 'apiKeys.createText' : 'apiKeys.madeText')}
      closeLabel={t('account.close')}
      foot={
        key === null ? (
          <>
            <Button disabled={busy} onClick={onClose}>
              {t('account.cancel')}
            </Button>
            <Button look="primary" type="submit" form={form} busy={busy}>
              {t(busy ? 'apiKeys.making' : 'apiKeys.create')}
            </Button>
          </>
        ) : (
          <Button look="primary" onClick={onClose}>
            {t('apiKeys.done')}
          </Button>
        )
      }
    >
      {key === null ? (
        <KeyForm id={form} onBusy={setBusy} onMade={setKey} />
      ) : (
        <NewKey value={key} />
      )}
    </Dialog>
  );
}

function NewKey({ value }: { readonly value: string }) {
  const t = useText();
  const output = useRef<HTMLElement>(null);
  useEffect(() => output.current?.focus(), []);
  return (
    <div className="mt-4 flex flex-col items-start gap-3">
      <code
        ref={output}
        tabIndex={-1}
        aria-label={t('apiKeys.key')}
        className="w-full rounded-2 bg-sunken p-3 text-13 break-all dark:bg-pressed outline-none select-all"
      >
        {value}
      </code>
      <CopyButton text={value} label={t('apiKeys.copy')} />
      <MessageBox tone="warn">{t('apiKeys.keepSecret')}</MessageBox>
    </div>
  );
}

interface FormProps {
  readonly id: string;
  readonly onBusy: (busy: boolean) => void;
  readonly onMade: (key: string) => void;
}

function KeyForm({ id, onBusy, onMade }: FormProps) {
  const t = useText();
  const language = useLanguage();
  const [now] = useState(Date.now);
  const today = toCalendarDate(now);
  const form = useForm<Values>({
    defaultValues: { name: '', scopes: [], validity: '90', until: addDays(today, 30) },
  });
  const { stepUp, dialog } = useStepUp();
  const [create, { isLoading }] = useCreateApiKeyMutation();
  const [fault, setFault] = useFieldFault(form, isLoading);
  const [failure, setFailure] = useState<string | null>(null);
  const validity = useWatch({ control: form.control, name: 'validity' });
  const errorAt = (at: keyof Values) => (fault?.at === at ? fault.text : null);
  const refuse = (code: string, text: string) => {
    const at = FIELD_OF[code];
    if (at) setFault({ at, text });
    else setFailure(text);
  };

  const submit = form.handleSubmit(async ({ name, scopes, validity: chosen, until }) => {
    setFault(null);
    setFailure(null);
    const expiresOn = chosen === 'until' ? until : addDays(today, Number(chosen));
    const draft = { name, scopes, expiresOn };
    const checked = checkApiKey(draft, now);
    if (!checked.ok) return refuse(checked.error.code, textIn(checked.error.texts, language));
    onBusy(true);
    const answer = await stepUp(() => create({ createApiKeyRequest: draft }));
    onBusy(false);
    if (answer?.data) onMade(answer.data.key);
    else if (answer)
      refuse(errorCode(answer.error), errorMessage(answer.error, t('apiKeys.createFailed')));
  });

  return (
    <>
      {dialog}
      <form
        id={id}
        noValidate
        className="mt-4 flex flex-col gap-4"
        onSubmit={(event) => void submit(event)}
      >
        {failure !== null && <ErrorBox>{failure}</ErrorBox>}
        <Field label={t('apiKeys.name')} hint={t('apiKeys.nameHint')} error={errorAt('name')}>
          {(ids) => (
            <TextInput
              {...ids}
              {...form.register('name')}
              size="lg"
              autoComplete="off"
              aria-required
              disabled={isLoading}
            />
          )}
        </Field>
        <fieldset className="flex flex-col gap-1.5" disabled={isLoading}>
          <legend className="mb-1.5 font-medium">{t('apiKeys.scopes')}</legend>
          {errorAt('scopes') !== null && <ErrorBox>{errorAt('scopes')}</ErrorBox>}
          {AREAS.map((area) => (
            <div key={area} className="grid grid-cols-[1fr_auto_auto] items-center gap-x-4">
              <span className="min-w-0">{t(`apiKeys.area.${area}`)}</span>
              {RIGHTS.map((right) => {
                const scope = API_KEY_SCOPES.find((each) => each === `${area}:${right}`);
                if (!scope) return <span key={right} className="w-20" />;
                return (
                  <span key={right} className="w-20">
                    <Checkbox
                      {...form.register('scopes')}
                      value={scope}
                      aria-label={`${t(`apiKeys.area.${area}`)}: ${t(`apiKeys.${right}`)}`}
                    >
                      {t(`apiKeys.${right}`)}
                    </Checkbox>
                  </span>
                );
              })}
            </div>
          ))}
        </fieldset>
        <SelectField<Validity>
          {...form.register('validity')}
          label={t('apiKeys.validity')}
          size="lg"
          disabled={isLoading}
          choices={[
            ...DAYS.map((days) => ({ value: days, label: t('apiKeys.days', { days }) })),
            { value: 'until', label: t('apiKeys.until') },
          ]}
        />
        {validity === 'until' && (
          <Controller
            control={form.control}
            name="until"
            render={({ field: { onChange, onBlur: _, ...input } }) => (
              <DateField
                {...input}
                label={t('apiKeys.lastDay')}
                hint={t('apiKeys.lastDayHint')}
                error={errorAt('until')}
                size="lg"
                min={today}
                max={addDays(today, MAX_API_KEY_DAYS)}
                disabled={isLoading}
                onType={onChange}
              />
            )}
          />
        )}
      </form>
    </>
  );
}
