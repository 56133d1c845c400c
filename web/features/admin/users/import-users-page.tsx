import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { fileErrorMessage } from '../../../api/error-message.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useToasts } from '../../../shell/toasts/use-toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { FileDrop } from '../../../ui/file-drop.tsx';
import { ErrorBox } from '../../../ui/message-box.tsx';
import { adminPaths } from '../frame/admin-paths.ts';
import { FileVerdicts } from '../people/file-verdicts.tsx';
import { FormPage } from '../people/form-page.tsx';
import { useAdminStepUp } from '../session/use-admin-step-up.tsx';
import { useImportUsersMutation, type ImportReportResponse } from './users-api.ts';

/** As a file begins. */
const SAMPLE = 'name,email,role\nLin Xiao,lin.xiao@example.com,user';

interface Step {
  readonly file: File;
  readonly report: ImportReportResponse;
  /** Whether its users were created, or only would be. */
  readonly done: boolean;
}

/** Adds users from a file: what would become of each line is shown before anything is done. */
export function ImportUsersPage() {
  const t = useText();
  const toasts = useToasts();
  const navigate = useNavigate();
  const { stepUp, dialog } = useAdminStepUp();
  const [send, { isLoading }] = useImportUsersMutation();
  const [step, setStep] = useState<Step | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const run = async (file: File, dryRun: boolean) => {
    setFailure(null);
    const answer = await stepUp(() => send({ body: { file }, dryRun: dryRun ? 'true' : 'false' }));
    if (!answer) return;
    if (!answer.data) return setFailure(fileErrorMessage(answer.error, t('import.failed')));
    const report = answer.data.data;
    if (!dryRun) toasts.add({ title: t('import.done', { count: report.created }) });
    if (!dryRun && report.refused === 0) return void navigate(adminPaths.users);
    setStep({ file, report, done: !dryRun });
  };

  return (
    <FormPage title={t('import.title')} back={{ to: adminPaths.users, text: t('users.back') }}>
      {dialog}
      <Card label={t('import.file')} className="flex flex-col gap-3 p-4">
        <p className="text-ink-2">{t('import.text')}</p>
        <pre className="overflow-x-auto rounded-2 bg-sunken px-3 py-2 font-mono text-12">
          {SAMPLE}
        </pre>
        {failure !== null && <ErrorBox>{failure}</ErrorBox>}
        <FileDrop
          label={t('import.file')}
          choose={t('import.choose')}
          hint={t('import.drop')}
          busy={isLoading}
          onFile={(file) => void run(file, true)}
          chosen={step?.file.name}
        />
      </Card>
      {step && (
        <FileVerdicts
          header={t('users.email')}
          rows={step.report.rows.map(({ line, email, ok, message }) => ({
            ...{ line, name: email, tone: ok ? 'ok' : null },
            words: ok
              ? t(step.done ? 'import.created' : 'import.ready')
              : (message ?? t('users.bulk.refused')),
          }))}
          summary={t(step.done ? 'import.summaryDone' : 'import.summary', {
            created: step.report.created,
            refused: step.report.refused,
          })}
          empty={t('import.empty')}
          action={
            !step.done && (
              <Button
                look="primary"
                busy={isLoading}
                disabled={step.report.created === 0}
                onClick={() => void run(step.file, false)}
              >
                {t('import.action', { count: step.report.created })}
              </Button>
            )
          }
        />
      )}
    </FormPage>
  );
}
