import { useMemo, useState } from 'react';
import { addStep, identifier, recipeOnTables, writeRecipe } from '@toolyard/core/data';
import type { OpenedTable, ReadingChoices } from '@toolyard/duckdb';
import { PROGRAM_BYTES } from '@toolyard/duckdb/program';
import type { AnalysisResponse } from '../../api/generated-data.ts';
import type { DataEngine } from '../../app/data-in-worker.ts';
import { useSession } from '../../app/use-application.ts';
import { useText } from '../../i18n/use-text.ts';
import { usePage } from '../../shell/use-page.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardHead } from '../../ui/card.tsx';
import { downloadFile } from '../../ui/download-file.ts';
import { count } from '../../ui/format.ts';
import { ErrorBox } from '../../ui/message-box.tsx';
import { SelectField } from '../../ui/select.tsx';
import { BytesSent } from './bytes-sent.tsx';
import { ChartsPanel } from './charts/charts-panel.tsx';
import { csvOf } from './csv-of.ts';
import { ResultGrid } from './grid/result-grid.tsx';
import { ProfileCard } from './profile/profile-card.tsx';
import { Progress, ReadingProgressCard } from './reading/progress.tsx';
import { ReadingPanel } from './reading/reading-panel.tsx';
import { UnreadFiles } from './reading/unread-files.tsx';
import { AnalysesCard } from './saved/analyses-card.tsx';
import { FileReport } from './saved/file-report.tsx';
import { KeepControls } from './saved/keep-controls.tsx';
import { ReadyCard } from './saved/ready-card.tsx';
import { useStart, type Start } from './saved/use-start.ts';
import { SourceDrop } from './source-drop.tsx';
import { SqlPanel } from './sql-panel.tsx';
import { StepsPanel } from './steps/steps-panel.tsx';
import { useDataEngine, type OpenState, type ReadFile } from './use-data-engine.ts';
import { sourcesOf, useRecipe } from './use-recipe.ts';
import { useShownTable } from './use-shown-table.ts';

/** Opens files in the browser and looks into them. */
export function DataPage() {
  const t = useText();
  usePage(t('data.title'));
  const { state, open, readAgain, close } = useDataEngine();
  const { start, isDamaged, run, leave } = useStart();
  const { user } = useSession();
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
        <>
          {isDamaged && <ErrorBox>{t('data.linkDamaged')}</ErrorBox>}
          {start && <ReadyCard recipe={start.recipe} onLeave={leave} />}
          <SourceDrop onFiles={(files) => void open(files)} />
          {user && <AnalysesCard onRun={run} />}
        </>
      ) : state.phase === 'open' ? (
        <OpenFiles
          {...state}
          start={start}
          onChoices={(id, choices) => void readAgain(id, choices)}
          onClose={close}
        />
      ) : (
        <NotOpen state={state} onRetry={(files) => void open(files)} onClose={close} />
      )}
    </section>
  );
}

interface NotOpenProps {
  readonly state: Exclude<OpenState, { phase: 'none' | 'open' }>;
  readonly onRetry: (files: readonly File[]) => void;
  readonly onClose: () => void;
}

function NotOpen({ state, onRetry, onClose }: NotOpenProps) {
  const t = useText();
  if (state.phase === 'starting')
    return <Progress label={t('data.engine')} done={state.bytes} of={PROGRAM_BYTES} />;
  if (state.phase === 'reading') return <ReadingProgressCard {...state.reading} />;
  const another = (
    <Button size="sm" onClick={onClose}>
      {t('data.another')}
    </Button>
  );
  if (state.phase === 'unreadable') return <UnreadFiles unread={state.unread} actions={another} />;
  const actions = (
    <>
      <Button size="sm" onClick={() => onRetry(state.files)}>
        {t('data.retry')}
      </Button>
      {another}
    </>
  );
  return <ErrorBox title={t('data.engineFailed')} actions={actions} />;
}

interface OpenFilesProps extends Extract<OpenState, { phase: 'open' }> {
  /** Null starts without steps. */
  readonly start: Start | null;
  readonly onChoices: (id: string, choices: ReadingChoices) => void;
  readonly onClose: () => void;
}

const RENAMING = 'renaming';

/** The tables of the files, of which one is looked at. */
function OpenFiles(props: OpenFilesProps) {
  const { engine, files, unread, reading, start, onChoices, onClose } = props;
  const t = useText();
  const [chosen, setChosen] = useState<string | null>(null);
  const [typed, setTyped] = useState<TypedText | null>(null);
  const tables = files.flatMap((file) => file.opened.tables.map((table) => ({ file, table })));
  const { file, table } = tables.find((each) => each.table.name === chosen) ?? tables[0]!;
  const onTables = useMemo(
    () => start && recipeOnTables(start.recipe, sourcesOf(files), RENAMING),
    [start, files],
  );
  const isFirst = onTables?.recipe.sources[0]?.name === table.name;
  const recipe = useRecipe(file.file.name, files, table.name, isFirst ? onTables.recipe : null);
  const [stored, setStored] = useState(start?.stored ?? null);
  const [reportRead, setReportRead] = useState(false);
  return (
    <>
      {unread.length > 0 && <UnreadFiles unread={unread} />}
      {onTables && !reportRead && <FileReport {...onTables} onClose={() => setReportRead(true)} />}
      {tables.length > 1 && (
        <SelectField
          label={t('data.shownTable')}
          value={table.name}
          onChoose={setChosen}
          choices={tables.map((each) => ({
            value: each.table.name,
            label: tableTitle(each.file, each.table),
          }))}
        />
      )}
      <ReadingPanel
        key={file.id}
        file={file}
        table={table}
        onChoices={(choices) => onChoices(file.id, choices)}
      />
      {reading ? (
        <ReadingProgressCard {...reading} />
      ) : (
        <OpenTable
          key={`${table.name} ${file.times}`}
          title={tableTitle(file, table)}
          table={table}
          engine={engine}
          recipe={recipe}
          stored={stored}
          onStored={setStored}
          typed={typed}
          onType={setTyped}
          onClose={onClose}
        />
      )}
    </>
  );
}

/** The name of a file, with that of the sheet where it has several. */
const tableTitle = ({ file, opened }: ReadFile, { sheet }: OpenedTable): string =>
  opened.tables.length > 1 && sheet !== null ? `${file.name}: ${sheet}` : file.name;

/** A statement that was typed, and the one of the steps that it stands in for. */
interface TypedText {
  readonly over: string;
  readonly text: string;
}

interface OpenProps {
  readonly title: string;
  readonly table: OpenedTable;
  readonly engine: DataEngine;
  readonly recipe: ReturnType<typeof useRecipe>;
  /** What the account keeps of the recipe. */
  readonly stored: AnalysisResponse | null;
  readonly onStored: (stored: AnalysisResponse | null) => void;
  readonly typed: TypedText | null;
  readonly onType: (typed: TypedText) => void;
  readonly onClose: () => void;
}

function OpenTable(props: OpenProps) {
  const { title, table, engine, stored, onStored, typed, onType, onClose } = props;
  const { recipe, change, undo, redo } = props.recipe;
  const t = useText();
  const { shown, fault, running, run, cancel } = useShownTable(engine, recipe, {
    ...table,
    select: writeRecipe(recipe, null),
  });
  const written = writeRecipe(recipe);
  const [chosen, setChosen] = useState<string | null>(null);
  const column = shown.columns.find(({ name }) => name === chosen);
  // What was typed holds until another step changes what it was written for.
  const text = typed?.over === written ? typed.text : written;

  async function exportCsv() {
    const { columns, rows } = await engine.query(shown.select);
    const names = columns.map(({ name }) => name);
    downloadFile(`${title.replace(/\.[^.]*$/, '')}-result.csv`, csvOf(names, rows), 'text/csv');
  }

  return (
    <>
      <Card label={title}>
        <CardHead
          title={title}
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
              <KeepControls recipe={recipe} stored={stored} onStored={onStored} />
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
            label={t('data.table', { name: title })}
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
      <ChartsPanel engine={engine} recipe={recipe} onChange={change} />
      <SqlPanel
        table={identifier(table.name)}
        value={text}
        onType={(value) => onType({ over: written, text: value })}
        running={running}
        fault={fault}
        onRun={() => void run(text)}
        onCancel={cancel}
      />
    </>
  );
}
