import type { Choices, VersionChanges, Warning } from '@toolyard/core/codegen';
import { textIn } from '@toolyard/core/shared';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { MessageBox } from '../../../ui/message-box.tsx';
import { Select } from '../../../ui/select.tsx';
import { FileView } from '../output/output-files.tsx';

interface Props {
  readonly changes: VersionChanges;
  readonly answers: Choices;
  readonly onAnswer: (id: string, value: string) => void;
}

/** Questions and warnings first, and below them the statements. */
export function ChangesView({ changes, answers, onAnswer }: Props) {
  const t = useText();
  const { statements, files } = changes;
  if (statements.length === 0)
    return <p className="p-4 text-ink-2">{t('codegen.migration.nothing')}</p>;
  return (
    <div className="flex flex-col divide-y divide-line">
      <ChangeNotes changes={changes} answers={answers} onAnswer={onAnswer} />
      <p role="status" className="px-4 py-2 text-13 text-ink-2">
        {t('codegen.migration.steps', { count: statements.length })}
      </p>
      {files.map((file) => (
        <FileView key={file.path} file={file} />
      ))}
    </div>
  );
}

/** What was perhaps renamed, and what may be lost. */
export function ChangeNotes({ changes, answers, onAnswer }: Props) {
  const t = useText();
  const language = useLanguage();
  const { questions, warnings } = changes;
  return (
    <>
      {questions.length > 0 && (
        <section aria-label={t('codegen.migration.questions')} className="flex flex-col gap-3 p-4">
          <h3 className="font-semibold">{t('codegen.migration.questions')}</h3>
          {questions.map((question) => (
            <Question
              key={question.id}
              question={question}
              answer={answers[question.id]}
              onAnswer={(value) => onAnswer(question.id, value)}
            />
          ))}
        </section>
      )}
      {warnings.length > 0 && (
        <section aria-label={t('codegen.migration.warnings')} className="p-4">
          <MessageBox tone="warn" title={t('codegen.migration.warnings')}>
            <ul className="list-disc ps-5">
              {warnings.map(({ texts }) => (
                <li key={texts.en} className="wrap-anywhere">
                  {textIn(texts, language)}
                </li>
              ))}
            </ul>
          </MessageBox>
        </section>
      )}
    </>
  );
}

interface QuestionProps {
  readonly question: Warning;
  readonly answer: string | undefined;
  readonly onAnswer: (value: string) => void;
}

/** What became of something that is not there anymore. */
function Question({ question, answer, onAnswer }: QuestionProps) {
  const t = useText();
  const language = useLanguage();
  const { place, texts, choices } = question;
  const known = choices.some(({ value }) => value === answer) ? answer : undefined;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <p className="min-w-0 flex-1 basis-60 wrap-anywhere">{textIn(texts, language)}</p>
      <Select
        aria-label={t('codegen.migration.answerFor', { place: place.path })}
        value={known ?? choices[0]!.value}
        choices={choices.map(({ value, label }) => ({ value, label: textIn(label, language) }))}
        onChoose={onAnswer}
      />
    </div>
  );
}
