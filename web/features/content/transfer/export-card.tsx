import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { errorMessage } from '../../../api/error-message.ts';
import type { SpaceResponse } from '../../../api/generated-content.ts';
import { useAppDispatch } from '../../../app/store.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHead } from '../../../ui/card.tsx';
import { downloadFile } from '../../../ui/download-file.ts';
import { ErrorBox } from '../../../ui/message-box.tsx';
import { useFocusBack } from '../../../ui/use-focus-back.ts';
import { transferApi } from './transfer-api.ts';

/** Every article of a space in a zip archive. */
export function ExportCard({ space: { id, handle } }: { readonly space: SpaceResponse }) {
  const t = useText();
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const button = useFocusBack(busy);
  const save = async () => {
    setBusy(true);
    setFailure(null);
    // Without a subscription the archive is neither stored nor fetched again.
    const { data, error } = await dispatch(
      transferApi.endpoints.exportSpace.initiate({ id }, { subscribe: false, forceRefetch: true }),
    );
    setBusy(false);
    // A refused answer still carries the data of the one before.
    if (error || !data) return setFailure(errorMessage(error, t('contentTransfer.exportFailed')));
    return downloadFile(`${handle}.zip`, data, 'application/zip');
  };
  return (
    <Card label={t('contentTransfer.export')}>
      <CardHead title={t('contentTransfer.export')} />
      <div className="flex flex-col gap-3 p-4">
        {failure !== null && <ErrorBox>{failure}</ErrorBox>}
        <p className="max-w-180 text-ink-2">{t('contentTransfer.exportText')}</p>
        <Button
          ref={button}
          icon={<Download size={16} strokeWidth={1.75} aria-hidden="true" />}
          busy={busy}
          className="self-start"
          onClick={() => void save()}
        >
          {t('contentTransfer.download')}
        </Button>
      </div>
    </Card>
  );
}
