import { useState } from 'react';
import { addStep, identifier, newRecipe, writeRecipe } from '@toolyard/core/data';
import { PROGRAM_BYTES } from '@toolyard/duckdb/program';
import { useText } from '../../i18n/use-text.ts';
import { usePage } from '../../shell/use-page.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardHead } from '../../ui/card.tsx';
import { downloadFile } from '../../ui/download-file.ts';
import { count } from '../../ui/format.ts';
import { ErrorBox } from '../../ui/message-box.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { BytesSent } from './bytes-sent.tsx';
import { csvOf } from './csv-of.ts';
import { ResultGrid } from './grid/result-grid.tsx';
import { ProfileCard } from './profile/profile-card.tsx';
import { SourceDrop } from './source-drop.tsx';
import { SqlPanel } from './sql-panel.tsx';
import { StepsPanel } from './steps/steps-panel.tsx';
import { useDataEngine, type OpenState } from './use-data-engine.ts';
import { useRecipe } from './use-recipe.ts';
import { useShownTable } from './use-shown-table.ts';

/** Opens a file in the browser and looks into it. */
export function DataPage() {
  const t = useText();
  usePage(t('data.title'));
  const { state, open, close } = useDataEngine();
  return (
    <section className="mx-auto flex w-full max-w-[1408px] flex-1 flex-col gap-5 px-4 py-8 md:px-6">
      <div className="flex flex-col gap-2">
        <h1 className="tracking-heading text-[24px] leading-8 font-semibold outline-none md:text-32 md:leading-10">
          {t('data.title')}
        </h1>
        <p className="max-w-180 text-16 text-ink-2">{t('data.intro')}</p>
        <BytesSent />
      </div>
      {state.phase === 'none' ? (
        <SourceDrop onFile={(file) => void open(file)} />
      ) : (
        <ChosenFile state={state} onRetry={() => void open(state.file)} onClose={close} />
      )}
    </section>
  );
}

interface ChosenProps {
  readonly state: Exclude<OpenState, { phase: 'none' }>;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

function ChosenFile({ state, onRetry, onClose }: ChosenProps) {
  const t = useText();
  const { file } = state;
  if (state.phase === 'open') return <OpenTable key={file.name} {...state} onClose={onClose} />;
  if (state.phase === 'starting')
    return <Progress label={t('data.engine')} done={state.bytes} of={PROGRAM_BYTES} />;
  if (state.phase === 'reading')
    return (
      <Progress label={t('data.reading', { name: file.name })} done={state.bytes} of={file.size} />
    );
  const actions = (
    <>
      {state.phase === 'noEngine' && (
        <Button size="sm" onClick={onRetry}>
          {t('data.retry')}
        </Button>
      )}
      <Button size="sm" onClick={onClose}>
        {t('data.another')}
      </Button>
    </>
  );
  return state.phase === 'noEngine' ? (
    <ErrorBox title={t('data.engineFailed')} actions={actions} />
  ) : (
    <ErrorBox title={t('data.failed')} actions={actions}>
      {state.reason}
    </ErrorBox>
  );
}

interface ProgressProps {
  readonly label: string;
  readonly done: number;
  readonly of: number;
}

function Progress({ label, done, of }: ProgressProps) {
  const t = useText();
  const percent = of === 0 ? 0 : Math.min(100, Math.floor((100 * done) / of));
  return (
    <Card className="flex flex-col gap-2 p-4">
      <p className="flex justify-between gap-3 text-13">
        <span className="min-w-0 truncate">{label}</span>
        <span className="tabular-nums">{t('data.percent', { share: percent })}</span>
      </p>
      <ProgressBar label={label} percent={percent} />
    </Card>
  );
}

type OpenProps = Extract<OpenState, { phase: 'open' }> & { readonly onClose: () => void };

function OpenTable({ file, opened, engine, onClose }: OpenProps) {
  const t = useText();
  const { recipe, change, undo, redo } = useRecipe(
    newRecipe('local', file.name, [{ id: 'file', name: opened.table, columns: opened.columns }]),
  );
  const { shown, fault, running, run, cancel } = useShownTable(engine, recipe, {
    ...opened,
    select: writeRecipe(recipe, null),
  });
  const written = writeRecipe(recipe);
  const [chosen, setChosen] = useState<string | null>(null);
  const column = shown.columns.find(({ name }) => name === chosen);
  // The text that was typed, until another step changes what it was written for.
  const [typed, setTyped] = useState<{ readonly over: string; readonly text: string } | null>(null);
  const text = typed?.over === written ? typed.text : written;

  async function exportCsv() {
    const { columns, rows } = await engine.query(shown.select);
    const names = columns.map(({ name }) => name);
    downloadFile(`${file.name.replace(/\.[^.]*$/, '')}-result.csv`, csvOf(names, rows), 'text/csv');
  }

  return (
    <>
      <Card label={file.name}>
        <CardHead
          title={file.name}
          beside={
            <span className="text-13 text-ink-2">
              {t('data.summary', {
                rows: shown.rowCount,
                count: count(shown.rowCount),
                columns: shown.columns.length,
              })}
            </span>
          }
          controls={
            <>
              {shown.select !== written && (
                <Button size="sm" onClick={() => void run(null)}>
                  {t('data.backToSteps')}
                </Button>
              )}
              <Button size="sm" onClick={() => void exportCsv()}>
                {t('data.exportCsv')}
              </Button>
              <Button size="sm" onClick={onClose}>
                {t('data.another')}
              </Button>
            </>
          }
        />
        {shown.rowCount === 0 ? (
          <p className="p-4 text-ink-2">{t('data.noRows')}</p>
        ) : (
          <ResultGrid
            key={shown.select}
            label={t('data.table', { name: file.name })}
            engine={engine}
            {...shown}
            chosen={chosen}
            onChoose={(name) => setChosen(name === chosen ? null : name)}
          />
        )}
      </Card>
      {column && (
        <ProfileCard
          engine={engine}
          column={column}
          select={shown.select}
          onClose={() => setChosen(null)}
          onFilter={(where) => {
            const step = {
              id: crypto.randomUUID(),
              kind: 'filter',
              parameters: { where },
            } as const;
            const changed = addStep(recipe, step);
            if (changed.ok) change(changed.value.recipe);
          }}
        />
      )}
      <StepsPanel recipe={recipe} onChange={change} undo={undo} redo={redo} />
      <SqlPanel
        table={identifier(opened.table)}
        value={text}
        onType={(value) => setTyped({ over: written, text: value })}
        running={running}
        fault={fault}
        onRun={() => void run(text)}
        onCancel={cancel}
      />
    </>
  );
}
