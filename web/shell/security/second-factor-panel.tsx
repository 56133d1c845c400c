import { useEffect, useRef, useState } from 'react';
import type { NewSecondFactorResponse } from '../../api/generated-auth.ts';
import { useText } from '../../i18n/use-text.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card, CardHead } from '../../ui/card.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';
import { PanelFault } from './panel-parts.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SecondFactorOff } from './second-factor-off.tsx';
import { SecondFactorOn } from './second-factor-on.tsx';
import { SecondFactorSetup } from './second-factor-setup.tsx';
import { useSecurityCalls } from './security-calls.ts';

/** What is shown once and asked of nobody again. */
interface Shown {
  readonly started?: NewSecondFactorResponse;
  readonly codes?: readonly string[];
}

/** The second factor of the account: off, being set up, or on. */
export function SecondFactorPanel({
  onSaved,
}: {
  /** The user has saved the recovery codes of a new one. */
  readonly onSaved?: () => void;
}) {
  const t = useText();
  const { useReadSecondFactor } = useSecurityCalls();
  const { data, isLoading, error, refetch } = useReadSecondFactor(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [{ started, codes }, show] = useState<Shown>({});
  const state = data?.data;
  const place = useRestoredFocus(codes ?? started ?? state?.enabled);
  return (
    <Card label={t('factor.title')}>
      <CardHead
        title={t('factor.title')}
        beside={
          state && (
            <Badge tone={state.enabled ? 'ok' : 'neutral'} dot>
              {t(state.enabled ? 'factor.on' : 'factor.off')}
            </Badge>
          )
        }
      />
      {isLoading && <Coming />}
      {error !== undefined && !state && (
        <PanelFault title={t('factor.loadFailed')} error={error} onRetry={() => void refetch()} />
      )}
      <div ref={place} tabIndex={-1} className="outline-none">
        {codes ? (
          <RecoveryCodes
            codes={codes}
            onSaved={() => {
              show({});
              onSaved?.();
            }}
          />
        ) : started ? (
          <SecondFactorSetup
            started={started}
            onOn={(made) => show({ codes: made })}
            onCancel={() => show({})}
          />
        ) : state?.enabled ? (
          <SecondFactorOn
            state={state}
            onRenewed={(made) => show({ codes: made })}
            onOff={() => show({})}
          />
        ) : (
          state && <SecondFactorOff onStarted={(secret) => show({ started: secret })} />
        )}
      </div>
    </Card>
  );
}

/** What was pressed may go with its part of the panel: then the focus stays in the panel, instead of going to the page. */
function useRestoredFocus(part: unknown) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef<unknown>(undefined);
  useEffect(() => {
    const changed = shown.current !== undefined && shown.current !== part;
    shown.current = part;
    if (changed && document.activeElement === document.body) place.current?.focus();
  }, [part]);
  return place;
}

function Coming() {
  const t = useText();
  return (
    <SkeletonBlock label={t('factor.loading')} className="min-h-30 space-y-3 p-4">
      <Skeleton className="w-80 max-w-full" />
      <Skeleton className="w-24" />
    </SkeletonBlock>
  );
}
