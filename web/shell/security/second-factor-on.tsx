import { useState } from 'react';
import { errorMessage } from '../../api/error-message.ts';
import type { SecondFactorResponse } from '../../api/generated-auth.ts';
import { useText, useLanguage } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { localTime } from '../../ui/format-date.ts';
import { ErrorBox, MessageBox } from '../../ui/message-box.tsx';
import { SecondFactorRemoval } from './second-factor-removal.tsx';
import { useSecurityCalls } from './security-calls.ts';

const FEW = 3;

interface Props {
  readonly state: SecondFactorResponse;
  readonly onRenewed: (recoveryCodes: readonly string[]) => void;
  readonly onOff: () => void;
}

/** Since when it is on, how many recovery codes are left, and the ways to new ones and out. */
export function SecondFactorOn({ state, onRenewed, onOff }: Props) {
  const t = useText();
  const { useStepUp, useRenewRecoveryCodes } = useSecurityCalls();
  const language = useLanguage();
  const { stepUp, dialog } = useStepUp();
  const [renew, { isLoading }] = useRenewRecoveryCodes();
  const [failure, setFailure] = useState<string | null>(null);
  const [leaving, setLeaving] = useState(false);
  const { recoveryCodesLeft: count, confirmedAt } = state;

  const make = async () => {
    setFailure(null);
    const answer = await stepUp(() => renew());
    if (answer?.data) onRenewed(answer.data.data.recoveryCodes);
    else if (answer) setFailure(errorMessage(answer.error, t('factor.renewFailed')));
  };

  return (
    <div className="p-4">
      {failure !== null && <ErrorBox className="mb-4">{failure}</ErrorBox>}
      <p className="text-ink-2">{t('factor.onText', { day: localTime(confirmedAt, language) })}</p>
      {count > FEW ? (
        <p className="mt-1 text-ink-2">{t('factor.codesLeft', { count })}</p>
      ) : (
        <MessageBox tone="warn" className="mt-3">
          {t(count === 0 ? 'factor.codesNone' : 'factor.codesFew', { count })}
        </MessageBox>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button busy={isLoading} onClick={() => void make()}>
          {t(isLoading ? 'factor.renewing' : 'factor.renew')}
        </Button>
        <Button look="danger" disabled={isLoading} onClick={() => setLeaving(true)}>
          {t('factor.remove')}
        </Button>
      </div>
      {leaving && <SecondFactorRemoval onClose={() => setLeaving(false)} onOff={onOff} />}
      {dialog}
    </div>
  );
}
