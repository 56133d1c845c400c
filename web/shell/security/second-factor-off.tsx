import { useState } from 'react';
import { errorMessage } from '../../api/error-message.ts';
import type { NewSecondFactorResponse } from '../../api/generated-auth.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorBox } from '../../ui/message-box.tsx';
import { useSecurityCalls } from './security-calls.ts';

interface Props {
  readonly onStarted: (secret: NewSecondFactorResponse) => void;
}

/** What the second factor is good for, and the way to one. */
export function SecondFactorOff({ onStarted }: Props) {
  const t = useText();
  const { useStepUp, useStartSecondFactor } = useSecurityCalls();
  const { stepUp, dialog } = useStepUp();
  const [start, { isLoading }] = useStartSecondFactor();
  const [failure, setFailure] = useState<string | null>(null);

  const begin = async () => {
    setFailure(null);
    const answer = await stepUp(() => start());
    if (answer?.data) onStarted(answer.data.data);
    else if (answer) setFailure(errorMessage(answer.error, t('factor.startFailed')));
  };

  return (
    <div className="p-4">
      {failure !== null && <ErrorBox className="mb-4">{failure}</ErrorBox>}
      <p className="max-w-prose text-ink-2">{t('factor.offText')}</p>
      <Button busy={isLoading} className="mt-4" onClick={() => void begin()}>
        {t(isLoading ? 'factor.starting' : 'factor.start')}
      </Button>
      {dialog}
    </div>
  );
}
