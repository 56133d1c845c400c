import { useId } from 'react';
import type { QueryFailed, StepProblem, Table } from '@toolyard/core/data';
import { textIn } from '@toolyard/core/shared';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardHead } from '../../ui/card.tsx';
import { ErrorBox } from '../../ui/message-box.tsx';
import { CodeField } from './editor/code-field.tsx';

interface Props {
  /** The table that is analyzed, in SQL. */
  readonly table: string;
  /** Whose names are completed. */
  readonly tables: readonly Table[];
  readonly value: string;
  readonly onType: (text: string) => void;
  readonly running: boolean;
  /** What the engine said of the last statement. */
  readonly fault: QueryFailed | null;
  /** Why the last result cannot be a step. */
  readonly problem: StepProblem | null;
  readonly onRun: () => void;
  readonly onCancel: () => void;
  /** Adds the statement whose result is shown as a step; null while another result is shown. */
  readonly onKeep: (() => void) | null;
  /** Id of the step whose statement is edited. */
  readonly edited: string | null;
}

/** Line and column of a place in a text, from 1. */
function placeIn(text: string, at: number) {
  const lines = text.slice(0, at).split('\n');
  return { line: lines.length, column: lines.at(-1)!.length + 1 };
}

/** A SELECT of one's own over the table. */
export function SqlPanel(props: Props) {
  const { table, tables, value, onType, running, fault, problem, onRun, onCancel } = props;
  const { onKeep, edited } = props;
  const t = useText();
  const language = useLanguage();
  const hint = useId();
  return (
    <Card label={t('data.sql')}>
      <CardHead title={t('data.sql')} />
      <div className="flex flex-col gap-3 p-4">
        <CodeField
          kind="sql"
          label={t('data.sqlLabel')}
          describedBy={hint}
          isInvalid={fault !== null}
          fault={fault?.at == null ? null : { at: fault.at, message: fault.message }}
          tables={tables}
          value={value}
          onChange={onType}
          onRun={onRun}
          focusOn={edited}
        />
        <div className="flex flex-wrap items-center gap-2">
          <Button look="primary" busy={running} onClick={onRun}>
            {t('data.run')}
          </Button>
          {running && <Button onClick={onCancel}>{t('data.cancel')}</Button>}
          {onKeep && (
            <Button onClick={onKeep}>
              {t(edited === null ? 'data.sqlAsStep' : 'data.sqlReplaceStep')}
            </Button>
          )}
          <p id={hint} className="text-13 text-ink-2">
            {t('data.sqlHint', { table })}
          </p>
        </div>
        {fault !== null && (
          <ErrorBox title={t(`data.queryFailed.${fault.kind}`)}>
            {fault.kind !== 'network' && <p className="font-mono text-12">{fault.message}</p>}
            {fault.at !== null && <p>{t('data.queryFailedAt', placeIn(value, fault.at))}</p>}
          </ErrorBox>
        )}
        {problem !== null && (
          <ErrorBox title={t('data.sqlNoStep')}>{textIn(problem.texts, language)}</ErrorBox>
        )}
      </div>
    </Card>
  );
}
