import { useMemo, useRef, useState } from 'react';
import {
  addStep,
  groupingStep,
  identifier,
  recipeBehind,
  totalRowQuery,
  recipeOnTables,
  removeStep,
  replaceStep,
  resultColumns,
  writeRecipe,
  type Cell,
  type Step,
  type StepProblem,
} from '@toolyard/core/data';
import type { OpenedTable, ReadingChoices } from '@toolyard/duckdb';
import type { AnalysisResponse } from '../../api/generated-data.ts';
import type { DataEngine } from '../../app/data-in-worker.ts';
import { useText } from '../../i18n/use-text.ts';
import { useToasts } from '../../shell/toasts/use-toasts.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardHead } from '../../ui/card.tsx';
import { count } from '../../ui/format.ts';
import { SearchField } from '../../ui/search-field.tsx';
import { SelectField } from '../../ui/select.tsx';
import { AddFilesButton } from './add-files-button.tsx';
import { ChartsPanel } from './charts/charts-panel.tsx';
import { KeepOnDeviceButton } from './device/keep-on-device-button.tsx';
import { ExportButton } from './exports/export-button.tsx';
import { ResultGrid } from './grid/result-grid.tsx';
import { ProfileCard } from './profile/profile-card.tsx';
import { ReadingProgressCard } from './reading/progress.tsx';
import { ReadingPanel } from './reading/reading-panel.tsx';
import { UnreadFiles } from './reading/unread-files.tsx';
import { FileReport } from './saved/file-report.tsx';
import { KeepControls } from './saved/keep-controls.tsx';
import type { Start } from './saved/use-start.ts';
import { SqlPanel } from './sql-panel.tsx';
import { StepsPanel } from './steps/steps-panel.tsx';
import type { OpenState, ReadFile } from './open-state.ts';
import { sourcesOf, useRecipe } from './use-recipe.ts';
import { useShownTable } from './use-shown-table.ts';

interface OpenFilesProps extends Extract<OpenState, { phase: 'open' }> {
  /** Null starts without steps. */
  readonly start: Start | null;
  readonly onChoices: (id: string, choices: ReadingChoices) => void;
  readonly onAdd: (files: readonly File[]) => void;
  readonly onClose: () => void;
}

const RENAMING = 'renaming';

/** The tables of the files, of which one is looked at. Loaded beside the engine. */
export function OpenFiles(props: OpenFilesProps) {
  const { engine, files, unread, reading, start, onChoices, onAdd, onClose } = props;
  const t = useText();
  // Files that come with their steps are shown as they were left.
  const before = start?.onDevice == null ? undefined : start.recipe.sources[0]!.name;
  const [chosen, setChosen] = useState<string | null>(before ?? null);
  const [typed, setTyped] = useState<TypedText | null>(null);
  const tables = files.flatMap((file) => file.opened.tables.map((table) => ({ file, table })));
  const { file, table } = tables.find((each) => each.table.name === chosen) ?? tables[0]!;
  const onTables = useMemo(
    () => start && recipeOnTables(start.recipe, sourcesOf(files, before), RENAMING),
    [start, files, before],
  );
  const isFirst = onTables?.recipe.sources[0]?.name === table.name;
  const recipe = useRecipe(file.file.name, files, table.name, isFirst ? onTables.recipe : null);
  const [stored, setStored] = useState(start?.stored ?? null);
  const [reportRead, setReportRead] = useState(before !== undefined);
  const [onDevice, setOnDevice] = useState(start?.onDevice ?? null);
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
          files={files}
          table={table}
          engine={engine}
          recipe={recipe}
          stored={stored}
          onStored={setStored}
          onDevice={onDevice}
          onStoredOnDevice={setOnDevice}
          typed={typed}
          onType={setTyped}
          onAdd={onAdd}
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
  /** Id of the step whose statement it is; null for a new one. */
  readonly step: string | null;
}

interface OpenProps {
  readonly title: string;
  /** All that is open: the report names them. */
  readonly files: readonly ReadFile[];
  readonly table: OpenedTable;
  readonly engine: DataEngine;
  readonly recipe: ReturnType<typeof useRecipe>;
  /** What the account keeps of the recipe. */
  readonly stored: AnalysisResponse | null;
  readonly onStored: (stored: AnalysisResponse | null) => void;
  /** Id of what this device keeps of it; null for nothing. */
  readonly onDevice: string | null;
  readonly onStoredOnDevice: (id: string) => void;
  readonly typed: TypedText | null;
  readonly onType: (typed: TypedText) => void;
  readonly onAdd: (files: readonly File[]) => void;
  readonly onClose: () => void;
}

function OpenTable(props: OpenProps) {
  const { title, files, table, engine, stored, onStored, typed, onType, onClose } = props;
  const { recipe, change, undo, redo } = props.recipe;
  const t = useText();
  const { shown, fault, running, run, cancel } = useShownTable(engine, recipe, {
    ...table,
    select: writeRecipe(recipe, null),
    own: null,
  });
  const written = writeRecipe(recipe);
  const [chosen, setChosen] = useState<string | null>(null);
  const column = shown.columns.find(({ name }) => name === chosen);
  const toasts = useToasts();
  // The keys stay in the table when it changes by a press on one of its cells.
  const fromGrid = useRef(false);
  const showRowsOf = async (cells: readonly Cell[], at: number) => {
    const { columns } = shown;
    const row = { columns, cells };
    const totals = totalRowQuery(recipe);
    const name =
      totals &&
      (await engine.query(totals).then(
        ({ rows }) => rows[0]![0] as string,
        () => null,
      ));
    const behind = recipeBehind(recipe, crypto.randomUUID(), row, columns[at]!.name, name);
    if (!behind) return void toasts.add({ title: t('data.cellUnknown') });
    fromGrid.current = true;
    change(behind);
  };
  const isGrouped = shown.select === written && groupingStep(recipe) !== null;
  // What was typed holds until another step changes what it was written for.
  const { text, step: edited } =
    typed?.over === written ? typed : { text: written as string, step: null };
  const [problem, setProblem] = useState<StepProblem | null>(null);
  const input = useMemo(() => {
    const at = recipe.steps.findIndex(({ id }) => id === edited);
    return at < 0 ? recipe : { ...recipe, steps: recipe.steps.slice(0, at) };
  }, [recipe, edited]);
  const titles = new Map(
    files.flatMap((file) =>
      file.opened.tables.map((each) => [each.name, tableTitle(file, each)] as const),
    ),
  );
  const names = useMemo(
    () => [{ name: 'input', columns: resultColumns(input) }, ...recipe.sources],
    [input, recipe.sources],
  );

  const lastStep = recipe.steps.at(-1);
  const lastSearch = lastStep?.kind === 'search' && lastStep.on ? lastStep : null;
  const searched = lastSearch?.parameters.text ?? '';
  /** A search is the last step, which the next one takes the place of. */
  function search(wanted: string) {
    const step = {
      id: lastSearch?.id ?? crypto.randomUUID(),
      kind: 'search',
      parameters: { text: wanted },
    } as const;
    if (wanted === '') {
      if (lastSearch) change(removeStep(recipe, lastSearch.id).recipe);
      return;
    }
    const changed = lastSearch ? replaceStep(recipe, step) : addStep(recipe, step);
    if (changed.ok) change(changed.value.recipe);
  }

  function keepStatement() {
    const result = shown.columns;
    const step: Step = {
      id: edited ?? crypto.randomUUID(),
      kind: 'sql',
      parameters: { text, result },
    };
    const changed = edited === null ? addStep(recipe, step) : replaceStep(recipe, step);
    setProblem(changed.ok ? null : changed.error);
    if (changed.ok) change(changed.value.recipe);
  }

  return (
    <>
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_312px]">
        <div className="flex min-w-0 flex-col gap-4">
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
                  {shown.own !== null && (
                    <Button size="sm" onClick={() => void run(null)}>
                      {t('data.backToSteps')}
                    </Button>
                  )}
                  <KeepControls recipe={recipe} stored={stored} onStored={onStored} />
                  <KeepOnDeviceButton
                    recipe={recipe}
                    files={files}
                    stored={props.onDevice}
                    onStored={props.onStoredOnDevice}
                  />
                  <ExportButton
                    engine={engine}
                    shown={shown}
                    recipe={recipe}
                    title={title}
                    files={files}
                  />
                  <AddFilesButton onFiles={props.onAdd} />
                  <Button size="sm" onClick={onClose}>
                    {t('data.another')}
                  </Button>
                </>
              }
            />
            <div className="border-b border-line px-4 py-2">
              <SearchField
                label={t('data.search')}
                className="max-w-96"
                value={searched}
                onSearch={search}
              />
            </div>
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
                onCell={isGrouped ? (cells, at) => void showRowsOf(cells, at) : null}
                onShown={(box) => {
                  if (fromGrid.current) box.focus();
                  fromGrid.current = false;
                }}
              />
            )}
            {isGrouped && shown.rowCount > 0 && (
              <p className="border-t border-line px-4 py-2 text-12 text-ink-2">
                {t('data.cellHint')}
              </p>
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
        </div>
        <StepsPanel
          engine={engine}
          recipe={recipe}
          titles={titles}
          onChange={change}
          undo={undo}
          redo={redo}
          onEditSql={(step) => onType({ over: written, text: step.parameters.text, step: step.id })}
        />
      </div>
      <ChartsPanel engine={engine} recipe={recipe} onChange={change} />
      <SqlPanel
        table={identifier(table.name)}
        tables={names}
        value={text}
        onType={(value) => {
          setProblem(null);
          onType({ over: written, text: value, step: edited });
        }}
        running={running}
        fault={fault}
        problem={problem}
        onRun={() => void run(text, input)}
        onCancel={cancel}
        onKeep={shown.own === text && !running ? keepStatement : null}
        edited={edited}
      />
    </>
  );
}
