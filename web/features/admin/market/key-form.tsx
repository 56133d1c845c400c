import { useState } from 'react';
import {
  MARKET_PROVIDERS,
  parseProviderKey,
  PROVIDER_NAMES,
  PROVIDER_PLANS,
  type MarketProvider,
  type ProviderPlan,
} from '@toolyard/core/market';
import { useForm, useWatch } from 'react-hook-form';
import { useText } from '../../../i18n/use-text.ts';
import { useToasts } from '../../../shell/toasts/use-toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHead } from '../../../ui/card.tsx';
import { ErrorBox } from '../../../ui/message-box.tsx';
import { SelectField } from '../../../ui/select.tsx';
import { useLeaveGuard } from '../../../ui/use-leave-guard.tsx';
import { failureText } from '../../../api/call-failure.ts';
import { PasswordField, TextField } from '../people/fields.tsx';
import { useAdminStepUp } from '../session/use-admin-step-up.tsx';
import {
  useCheckMarketKeyMutation,
  useStoreMarketKeyMutation,
  type KeyVerdict,
} from './market-api.ts';
import { VerdictBox } from './verdict-box.tsx';

interface KeyValues {
  readonly provider: MarketProvider;
  readonly plan: ProviderPlan;
  readonly keyId: string;
  readonly secret: string;
}

const EMPTY: KeyValues = { provider: 'polygon', plan: 'free', keyId: '', secret: '' };

/** Whether a part of the key can be one. */
const isFaulty = ({ provider, keyId, secret }: KeyValues, part: 'keyId' | 'secret'): boolean => {
  const key = parseProviderKey(provider, { keyId, secret });
  const { details } = key.ok ? { details: [] } : key.error;
  return Array.isArray(details) && details.some(({ field }) => field === part);
};

/** Enters a provider's key, which can be checked before it is saved. */
export function KeyForm() {
  const t = useText();
  const toasts = useToasts();
  const { stepUp, dialog } = useAdminStepUp();
  const [check, checking] = useCheckMarketKeyMutation();
  const [store, storing] = useStoreMarketKeyMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const [verdict, setVerdict] = useState<KeyVerdict | null>(null);
  const form = useForm<KeyValues>({ defaultValues: EMPTY });
  const { register, handleSubmit, getValues, control, formState } = form;
  const [provider, plan] = useWatch({ control, name: ['provider', 'plan'] });
  const leaving = useLeaveGuard(formState.isDirty);
  const hasId = provider === 'alpaca';
  const busy = checking.isLoading || storing.isLoading;
  const valid = (part: 'keyId' | 'secret') => () =>
    !isFaulty(getValues(), part) || t('operations.field.invalid');

  const begin = () => {
    setFailure(null);
    setVerdict(null);
  };
  const keyOf = ({ provider: name, keyId, secret }: KeyValues) => ({
    provider: name,
    secret,
    ...(name === 'alpaca' && { keyId }),
  });
  const tryKey = handleSubmit(async (values) => {
    begin();
    const { data, error } = await check({ checkMarketKeyRequest: keyOf(values) });
    if (data) setVerdict(data.data.verdict);
    else setFailure(failureText(error, t('operations.checkFailed')));
  });
  const save = handleSubmit(async (values) => {
    begin();
    const { plan } = values;
    const request = { storeMarketKeyRequest: { ...keyOf(values), plan } };
    const answer = await stepUp(() => store(request));
    if (!answer) return;
    if (answer.error) return setFailure(failureText(answer.error, t('operations.storeFailed')));
    const stored = { provider: PROVIDER_NAMES[values.provider] };
    toasts.add({ title: t('operations.stored', stored) });
    form.reset(EMPTY);
  });

  return (
    <Card label={t('operations.key')}>
      {dialog}
      {leaving}
      <CardHead title={t('operations.key')} />
      <form noValidate onSubmit={(event) => void save(event)}>
        <div className="flex flex-col gap-4 p-4">
          <p className="text-ink-2">{t('operations.keyText')}</p>
          <SelectField
            size="lg"
            label={t('operations.field.provider')}
            {...register('provider', { onChange: begin })}
            choices={MARKET_PROVIDERS.map((value) => ({
              value,
              label: PROVIDER_NAMES[value],
            }))}
            disabled={busy}
          />
          <SelectField
            size="lg"
            label={t('operations.plan')}
            hint={t(`operations.planHint.${provider}.${plan}`)}
            {...register('plan')}
            choices={PROVIDER_PLANS.map((value) => ({
              value,
              label: t(`operations.plan.${value}`),
            }))}
            disabled={busy}
          />
          {hasId && (
            <TextField
              label={t('operations.field.keyId')}
              error={formState.errors.keyId?.message}
              {...register('keyId', { validate: valid('keyId') })}
              autoCapitalize="none"
              autoComplete="off"
              spellCheck={false}
              aria-required
              disabled={busy}
            />
          )}
          <PasswordField
            label={t(hasId ? 'operations.field.secretKey' : 'operations.field.secret')}
            error={formState.errors.secret?.message}
            {...register('secret', { validate: valid('secret') })}
            aria-required
            disabled={busy}
          />
          {verdict && <VerdictBox verdict={verdict} />}
          {failure !== null && <ErrorBox>{failure}</ErrorBox>}
        </div>
        <div className="flex flex-wrap justify-end gap-2 border-t border-line px-4 py-3">
          <Button
            size="lg"
            busy={checking.isLoading}
            disabled={busy}
            onClick={(event) => void tryKey(event)}
          >
            {t('operations.check')}
          </Button>
          <Button type="submit" look="primary" size="lg" busy={storing.isLoading} disabled={busy}>
            {t('operations.store')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
