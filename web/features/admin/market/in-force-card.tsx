import { PROVIDER_NAMES } from '@toolyard/core/market';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { Badge, SimulatedBadge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHead } from '../../../ui/card.tsx';
import { localTime } from '../../../ui/format-date.ts';
import { KeyValues } from '../../../ui/key-values.tsx';
import { ErrorBox } from '../../../ui/message-box.tsx';
import { failureText } from '../../../api/call-failure.ts';
import {
  useCheckMarketProviderMutation,
  useRemoveMarketKeyMutation,
  type MarketOperations,
} from './market-api.ts';
import { RemoveButton } from './remove-button.tsx';
import { VerdictBox } from './verdict-box.tsx';

/** The market in force, why it is that one, and what its plan gives. */
export function InForceCard({ operations }: { readonly operations: MarketOperations }) {
  const t = useText();
  const written = useLanguage();
  const { provider, reason, plan, since, storedKey } = operations;
  const isSimulated = provider === 'simulated';
  return (
    <Card label={t('operations.inForce')}>
      <CardHead
        title={t('operations.inForce')}
        beside={
          isSimulated ? (
            <SimulatedBadge>{t('operations.simulated')}</SimulatedBadge>
          ) : (
            <Badge tone="ok" dot>
              {PROVIDER_NAMES[provider]}
            </Badge>
          )
        }
      />
      <div className="flex flex-col gap-2 p-4">
        <p>{t(`operations.reason.${reason}`)}</p>
        <KeyValues
          rows={[
            { key: 'since', label: t('operations.since'), value: localTime(since, written) },
            ...(plan === null
              ? []
              : [
                  { key: 'plan', label: t('operations.plan'), value: t(`operations.plan.${plan}`) },
                ]),
            ...(storedKey === null
              ? []
              : [
                  {
                    key: 'stored',
                    label: t('operations.storedAt'),
                    value: localTime(storedKey.updatedAt, written),
                  },
                ]),
          ]}
        />
        {!isSimulated && plan !== null && (
          <p className="text-12 text-ink-3">{t(`operations.planHint.${provider}.${plan}`)}</p>
        )}
        {!isSimulated && <CheckNow />}
        {storedKey && <RemoveKey />}
      </div>
    </Card>
  );
}

function RemoveKey() {
  const t = useText();
  const [remove, { isLoading }] = useRemoveMarketKeyMutation();
  return (
    <RemoveButton
      action={t('operations.remove')}
      title={t('operations.removeTitle')}
      text={t('operations.removeText')}
      done={t('operations.removed')}
      failed={t('operations.removeFailed')}
      busy={isLoading}
      remove={() => remove()}
    />
  );
}

/** Checks the key in force by one of its calls. */
function CheckNow() {
  const t = useText();
  const [check, { data, error, isLoading }] = useCheckMarketProviderMutation();
  return (
    <>
      <div>
        <Button busy={isLoading} onClick={() => void check()}>
          {t('operations.checkNow')}
        </Button>
      </div>
      {data && !isLoading && <VerdictBox verdict={data.data.verdict} />}
      {error && <ErrorBox>{failureText(error, t('operations.checkFailed'))}</ErrorBox>}
    </>
  );
}
