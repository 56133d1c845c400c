import { ARCHIVE_LIMITS, IMPORT_CHOICES, type ImportChoice } from '@toolyard/core/content';
import { useState } from 'react';
import { fileErrorMessage } from '../../../api/error-message.ts';
import type { ImportedArticlesReport } from '../../../api/generated-content.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Card, CardHead } from '../../../ui/card.tsx';
import { FileDrop } from '../../../ui/file-drop.tsx';
import { ErrorBox } from '../../../ui/message-box.tsx';
import { SelectField } from '../../../ui/select.tsx';
import { ImportReport } from './import-report.tsx';
import { useImportArticlesMutation } from './transfer-api.ts';

interface Step {
  readonly file: File;
  readonly report: ImportedArticlesReport;
  /** Whether the articles were imported, or only would be. */
  readonly done: boolean;
}

/** Imports articles from a file: what would become of each is shown before anything is stored. */
export function ImportCard({ spaceId }: { readonly spaceId: string }) {
  const t = useText();
  const [send, { isLoading }] = useImportArticlesMutation();
  const [choice, setChoice] = useState<ImportChoice>('skip');
  const [step, setStep] = useState<Step | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const run = async (file: File, chosen: ImportChoice, done: boolean) => {
    setFailure(null);
    const { data, error } = await send({
      id: spaceId,
      body: { file },
      choice: chosen,
      dryRun: done ? 'false' : 'true',
    });
    if (data) return setStep({ file, report: data.data, done });
    // What was found before stays only for another try of the same import.
    if (!done) setStep(null);
    return setFailure(fileErrorMessage(error, t('contentTransfer.importFailed')));
  };
  const choose = (chosen: ImportChoice) => {
    setChoice(chosen);
    if (step && !step.done) void run(step.file, chosen, false);
  };
  return (
    <>
      <Card label={t('contentTransfer.import')}>
        <CardHead title={t('contentTransfer.import')} />
        <div className="flex flex-col gap-4 p-4">
          <p className="max-w-180 text-ink-2">
            {t('contentTransfer.importText', { archive: ARCHIVE_LIMITS.size / 1_000_000 })}
          </p>
          {failure !== null && <ErrorBox>{failure}</ErrorBox>}
          <div className="max-w-140">
            <SelectField<ImportChoice>
              label={t('contentTransfer.choice')}
              hint={t(`contentTransfer.choiceText.${choice}`)}
              disabled={isLoading}
              value={choice}
              onChoose={choose}
              choices={IMPORT_CHOICES.map((value) => ({
                value,
                label: t(`contentTransfer.choice.${value}`),
              }))}
            />
          </div>
          <FileDrop
            label={t('contentTransfer.file')}
            choose={t('contentTransfer.chooseFile')}
            hint={t('contentTransfer.drop')}
            busy={isLoading}
            accept=".zip,.md,.mdx,.markdown,application/zip,text/markdown"
            onFile={(file) => void run(file, choice, false)}
            chosen={step?.file.name}
          />
        </div>
      </Card>
      {step && (
        <ImportReport
          spaceId={spaceId}
          report={step.report}
          done={step.done}
          busy={isLoading}
          onImport={() => void run(step.file, choice, true)}
        />
      )}
    </>
  );
}
