import { useId } from 'react';
import type { QueryFailed } from '@toolyard/core/data';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardHead } from '../../ui/card.tsx';
import { ErrorBox } from '../../ui/message-box.tsx';
import { TextArea } from '../../ui/text-area.tsx';

interface Props {
  readonly table: string;
  readonly value: string;
  readonly onType: (text: string) => void;
  readonly running: boolean;
  /** What the engine said of the last statement. */
  readonly fault: QueryFailed | null;
  readonly onRun: () => void;
  readonly onCancel: () => void;
}

/** Line and column of a place in a text, from 1. */
function placeIn(text: string, at: number) {
  const lines = text.slice(0, at).split('\n');
  return { line: lines.length, column: lines.at(-1)!.length + 1 };
}

/** A SELECT of one's own over the table. */
export function SqlPanel({ table, value, onType, running, fault, onRun, onCancel }: Props) {
  const t = useText();
  const hint = useId();
  return (
    <Card label={t('data.sql')}>
      <CardHead title={t('data.sql')} />
      <div className="flex flex-col gap-3 p-4">
        <TextArea
          aria-label={t('data.sqlLabel')}
          aria-describedby={hint}
          aria-invalid={fault !== null || undefined}
          spellCheck={false}
          rows={4}
          className="font-mono"
          value={value}
          onChange={({ target }) => onType(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onRun();
          }}
        />
        <div className="flex flex-wrap items-center gap-2">
          <Button look="primary" busy={running} onClick={onRun}>
            {t('data.run')}
          </Button>
          {running && <Button onClick={onCancel}>{t('data.cancel')}</Button>}
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
      </div>
    </Card>
  );
}
