import { useState } from 'react';
import Download from 'lucide-react/icons/download';
import { useAppDispatch } from '../../app/store.ts';
import { errorMessage } from '../../api/error-message.ts';
import { authApi } from '../../api/generated-auth.ts';
import { useText } from '../../i18n/use-text.ts';
import { useStepUp } from '../../shell/step-up/use-step-up.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardHead } from '../../ui/card.tsx';
import { ErrorBox } from '../../ui/message-box.tsx';
import { downloadFile } from '../../ui/download-file.ts';
import { useFocusBack } from '../../ui/use-focus-back.ts';

/** Everything that is the user's, as a file to keep. */
export function ExportCard() {
  const t = useText();
  const { stepUp, dialog } = useStepUp();
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const button = useFocusBack(busy);
  const [failure, setFailure] = useState<string | null>(null);

  const save = async () => {
    setBusy(true);
    setFailure(null);
    // Nobody subscribes: what was exported is not to be kept, nor fetched again.
    const answer = await stepUp(() =>
      dispatch(
        authApi.endpoints.exportAccount.initiate(undefined, {
          subscribe: false,
          forceRefetch: true,
        }),
      ),
    );
    setBusy(false);
    if (!answer) return;
    const { data, error } = answer;
    // A refused answer still carries the data of the one before.
    if (error || !data) return setFailure(errorMessage(error, t('export.failed')));
    const name = `toolyard-export-${data.exportedAt.slice(0, 10)}.json`;
    downloadFile(name, JSON.stringify(data, null, 2), 'application/json');
  };

  return (
    <Card>
      <CardHead title={t('export.title')} />
      <div className="flex flex-col gap-3 p-4">
        {dialog}
        {failure !== null && <ErrorBox>{failure}</ErrorBox>}
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p className="min-w-0 flex-1 basis-60 text-ink-2">{t('export.text')}</p>
          <Button
            ref={button}
            icon={<Download size={16} strokeWidth={1.75} aria-hidden="true" />}
            busy={busy}
            onClick={() => void save()}
          >
            {t(busy ? 'export.working' : 'export.action')}
          </Button>
        </div>
      </div>
    </Card>
  );
}
