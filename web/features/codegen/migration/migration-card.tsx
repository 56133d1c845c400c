import {
  SQL_DIALECTS,
  type Choices,
  type InputKind,
  type SqlDialect,
  type TargetId,
  type VersionsInput,
} from '@toolyard/core/codegen';
import { textIn } from '@toolyard/core/shared';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { Card, CardHead } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { ErrorBox, MessageBox } from '../../../ui/message-box.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { INPUT_LABELS } from '../input-labels.ts';
import { useRemembered } from '../use-remembered.ts';
import { ChangesView } from './changes-view.tsx';
import { useVersionChanges } from './use-version-changes.ts';

interface Props {
  readonly later: VersionsInput['later'];
  /** What the input was read as. */
  readonly kind: InputKind;
  /** The chosen output, which can name the database. */
  readonly target: TargetId;
}

const NAMES: Readonly<Record<SqlDialect, string>> = {
  postgresql: 'PostgreSQL',
  mysql: 'MySQL',
  sqlite: 'SQLite',
};

const NO_ANSWERS: Choices = {};

/** The database of the input or of the output; PostgreSQL where neither has one. */
const usualDatabase = (kind: InputKind, target: TargetId): SqlDialect =>
  SQL_DIALECTS.find((each) => each === kind) ??
  (target === 'mysql-ddl' ? 'mysql' : target === 'sqlite-ddl' ? 'sqlite' : 'postgresql');

/** Compares the input with an earlier version of it, and shows what must be known before the migration is run. */
export function MigrationCard({ later, kind, target }: Props) {
  const t = useText();
  const language = useLanguage();
  const [earlier, setEarlier] = useRemembered('earlier', '');
  const [chosen, setChosen] = useRemembered<SqlDialect | null>('database', null);
  const [answers, setAnswers] = useRemembered('answers', NO_ANSWERS);
  const dialect = chosen ?? usualDatabase(kind, target);
  const { changes, unreadable, failed } = useVersionChanges({ earlier, later, dialect, answers });
  const fault = unreadable?.version === 'earlier' ? unreadable.fault : null;
  return (
    <Card label={t('codegen.migration.title')}>
      <CardHead title={t('codegen.migration.title')} />
      <div className="grid items-start lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-4 p-4">
          <p className="text-ink-2">{t('codegen.migration.intro')}</p>
          <Field label={t('codegen.migration.database')} className="max-w-60">
            {(ids) => (
              <Select
                {...ids}
                value={dialect}
                choices={SQL_DIALECTS.map((value) => ({ value, label: NAMES[value] }))}
                onChoose={setChosen}
              />
            )}
          </Field>
          <Field
            label={t('codegen.migration.earlier')}
            hint={t('codegen.migration.earlierHint', {
              kind: textIn(INPUT_LABELS[kind], language),
            })}
            error={
              fault
                ? t('codegen.fault', {
                    line: fault.line,
                    column: fault.column,
                    text: textIn(fault.texts, language),
                  })
                : null
            }
          >
            {(ids) => (
              <TextArea
                {...ids}
                value={earlier}
                rows={14}
                spellCheck={false}
                className="font-mono"
                onChange={(event) => setEarlier(event.target.value)}
              />
            )}
          </Field>
        </div>
        <div className="min-w-0 border-line max-lg:border-t lg:border-l">
          {failed && (
            <div className="p-4">
              <ErrorBox title={t('codegen.failed')}>{t('codegen.failedWhy')}</ErrorBox>
            </div>
          )}
          {unreadable?.version === 'later' && (
            <MessageBox tone="warn" className="m-4">
              {t('codegen.migration.later')}
            </MessageBox>
          )}
          {changes ? (
            <ChangesView
              changes={changes}
              answers={answers}
              onAnswer={(id, value) => setAnswers({ ...answers, [id]: value })}
            />
          ) : (
            <p className="p-4 text-ink-2">{t('codegen.migration.waiting')}</p>
          )}
        </div>
      </div>
    </Card>
  );
}
