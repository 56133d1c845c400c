import { useState } from 'react';
import { fileErrorMessage } from '../../../api/error-message.ts';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { useToasts } from '../../../shell/toasts/use-toasts.ts';
import type { Tone } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHead } from '../../../ui/card.tsx';
import { FileDrop } from '../../../ui/file-drop.tsx';
import { localTime, longDay } from '../../../ui/format-date.ts';
import { ErrorBox } from '../../../ui/message-box.tsx';
import { FaultBox, SkeletonRows } from '../../../ui/data-table/table-states.tsx';
import { failureText } from '../../../api/call-failure.ts';
import { FileVerdicts } from '../people/file-verdicts.tsx';
import { useAdminStepUp } from '../session/use-admin-step-up.tsx';
import {
  useCheckEarningsFileMutation,
  useReadEarningsUploadQuery,
  useRemoveEarningsFileMutation,
  useStoreEarningsFileMutation,
  type CheckedEarningsFile,
  type UploadUse,
} from './market-api.ts';
import { RemoveButton } from './remove-button.tsx';

/** As a file begins. */
const SAMPLE = 'symbol,date,time,status\nAAPL,2027-01-28,amc,confirmed\nF,2027-02-03,,';

const TONES: Readonly<Record<UploadUse, Tone>> = {
  added: 'ok',
  confirms: 'accent',
  spare: 'neutral',
  unknown: 'warn',
};

interface Checked {
  readonly file: File;
  readonly result: CheckedEarningsFile;
}

/** Earnings dates from a file, which complement those of the market. */
export function EarningsCard() {
  const t = useText();
  const toasts = useToasts();
  const { stepUp, dialog } = useAdminStepUp();
  const [check, checking] = useCheckEarningsFileMutation();
  const [store, storing] = useStoreEarningsFileMutation();
  const [checked, setChecked] = useState<Checked | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const look = async (file: File) => {
    setFailure(null);
    setChecked(null);
    const { data, error } = await check({ body: { file } });
    if (data) setChecked({ file, result: data.data });
    else setFailure(fileErrorMessage(error, t('operations.earnings.checkFailed')));
  };
  const save = async ({ file }: Checked) => {
    setFailure(null);
    const answer = await stepUp(() => store({ body: { file } }));
    if (!answer) return;
    if (!answer.data)
      return setFailure(fileErrorMessage(answer.error, t('operations.earnings.storeFailed')));
    const count = answer.data.data?.reports ?? 0;
    toasts.add({ title: t('operations.earnings.stored', { count }) });
    setChecked(null);
  };

  return (
    <Card label={t('operations.earnings')}>
      {dialog}
      <CardHead title={t('operations.earnings')} />
      <div className="flex flex-col gap-4 p-4">
        <p className="text-ink-2">{t('operations.earnings.text')}</p>
        <StoredDates />
        <pre className="overflow-x-auto rounded-2 bg-sunken px-3 py-2 font-mono text-12">
          {SAMPLE}
        </pre>
        {failure !== null && <ErrorBox>{failure}</ErrorBox>}
        <FileDrop
          label={t('import.file')}
          choose={t('import.choose')}
          hint={t('import.drop')}
          busy={checking.isLoading || storing.isLoading}
          onFile={(file) => void look(file)}
          chosen={checked?.file.name}
        />
        {checked && (
          <FileVerdicts
            header={t('operations.earnings.line')}
            rows={checked.result.rows.map(({ line, shown: name, use, message = '' }) => ({
              ...{ line, name, tone: use ? TONES[use] : null },
              words: use ? t(`operations.earnings.use.${use}`) : message,
            }))}
            summary={t('operations.earnings.summary', {
              usable: checked.result.usable,
              refused: checked.result.refused,
            })}
            empty={t('operations.earnings.empty')}
            action={
              <Button
                look="primary"
                busy={storing.isLoading}
                disabled={checked.result.usable === 0}
                onClick={() => void save(checked)}
              >
                {t('operations.earnings.store', { count: checked.result.usable })}
              </Button>
            }
          />
        )}
      </div>
    </Card>
  );
}

/** The stored file, and its removal. */
function StoredDates() {
  const t = useText();
  const written = useLanguage();
  const { data, error, isFetching, refetch } = useReadEarningsUploadQuery();
  const [remove, { isLoading }] = useRemoveEarningsFileMutation();
  if (error)
    return (
      <FaultBox
        fault={{
          text: failureText(error, t('operations.earnings.failed')),
          onRetry: () => void refetch(),
          busy: isFetching,
        }}
      />
    );
  if (!data) return <SkeletonRows count={1} />;
  if (!data.data) return <p className="font-medium">{t('operations.earnings.none')}</p>;
  const { reports, from, to, uploadedAt } = data.data;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="font-medium">
        {t('operations.earnings.about', {
          count: reports,
          from: longDay(from, written),
          to: longDay(to, written),
          at: localTime(uploadedAt, written),
        })}
      </p>
      <div className="ml-auto">
        <RemoveButton
          action={t('operations.earnings.remove')}
          title={t('operations.earnings.removeTitle')}
          text={t('operations.earnings.removeText')}
          done={t('operations.earnings.removed')}
          failed={t('operations.earnings.removeFailed')}
          busy={isLoading}
          remove={() => remove()}
        />
      </div>
    </div>
  );
}
