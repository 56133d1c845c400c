import { useState } from 'react';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Redo from 'lucide-react/icons/redo-2';
import Trash from 'lucide-react/icons/trash-2';
import Undo from 'lucide-react/icons/undo-2';
import {
  addStep,
  appliedSteps,
  explainStep,
  keyValues,
  moveStep,
  removeStep,
  replaceStep,
  resultColumns,
  sql,
  STEP_KINDS,
  switchStep,
  tablesOf,
  writeRecipe,
  type ChangedRecipe,
  type Column,
  type Recipe,
  type Step,
  type StepKindName,
  type StepProblem,
} from '@toolyard/core/data';
import { textIn, type Result } from '@toolyard/core/shared';
import type { DataEngine } from '../../../app/data-in-worker.ts';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Card, CardHead } from '../../../ui/card.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { StepChecks } from './step-checks.tsx';
import { StepDialog } from './step-dialog.tsx';

/** All but statements, which are written in the SQL panel. */
const OFFERED = STEP_KINDS.filter(({ kind }) => kind !== 'sql');

interface Props {
  readonly engine: DataEngine;
  readonly recipe: Recipe;
  /** What the tables are called on the page, by their names in SQL. */
  readonly titles: ReadonlyMap<string, string>;
  readonly onChange: (recipe: Recipe) => void;
  readonly undo: (() => void) | null;
  readonly redo: (() => void) | null;
  /** Edits a statement where statements are written. */
  readonly onEditSql: (step: Extract<Step, { kind: 'sql' }>) => void;
}

/** What is done with the table, step by step: each can be edited, moved, switched off and removed. */
export function StepsPanel({ engine, recipe, titles, onChange, undo, redo, onEditSql }: Props) {
  const t = useText();
  const language = useLanguage();
  const [form, setForm] = useState<{
    readonly of: Step | StepKindName;
    readonly columns: readonly Column[];
    /** What the step reads. */
    readonly input: Recipe;
  } | null>(null);
  const tables = new Map(
    [...tablesOf(recipe)].map(([id, table]) => [
      id,
      { ...table, name: titles.get(table.name) ?? table.name },
    ]),
  );
  const take = (changed: Result<ChangedRecipe, StepProblem>): StepProblem | null => {
    if (!changed.ok) return changed.error;
    onChange(changed.value.recipe);
    return null;
  };
  return (
    <Card label={t('data.steps')}>
      <CardHead
        title={t('data.steps')}
        controls={
          <>
            <IconButton label={t('data.undo')} disabled={undo === null} onClick={undo ?? undefined}>
              <Undo size={16} aria-hidden="true" />
            </IconButton>
            <IconButton label={t('data.redo')} disabled={redo === null} onClick={redo ?? undefined}>
              <Redo size={16} aria-hidden="true" />
            </IconButton>
            <Menu
              trigger={
                <Button size="sm" icon={<Plus size={14} aria-hidden="true" />}>
                  {t('data.addStep')}
                </Button>
              }
              items={OFFERED.map(({ kind, label }) => ({
                id: kind,
                label: textIn(label, language),
                onSelect: () =>
                  setForm({ of: kind, columns: resultColumns(recipe), input: recipe }),
              }))}
            />
          </>
        }
      />
      {recipe.steps.length === 0 && <p className="p-4 text-ink-2">{t('data.noSteps')}</p>}
      <ol>
        {appliedSteps(recipe).map(({ step, before, problem }, at) => {
          const words = explainStep(step, language, tables);
          return (
            <li
              key={step.id}
              className="flex flex-wrap items-center gap-2 border-b border-line px-4 py-2 last:border-b-0"
            >
              <input
                type="checkbox"
                aria-label={t('data.switchStep', { step: words })}
                checked={step.on}
                onChange={({ target }) =>
                  onChange(switchStep(recipe, step.id, target.checked).recipe)
                }
              />
              <span className={step.on ? 'min-w-40 flex-1' : 'min-w-40 flex-1 text-ink-3'}>
                {words}
                {problem && (
                  <span className="block text-12 text-danger">
                    {textIn(problem.texts, language)}
                  </span>
                )}
                {step.on && !problem && (
                  <StepChecks engine={engine} recipe={recipe} step={step.id} />
                )}
              </span>
              <span className="flex">
                <IconButton
                  label={t('data.moveUp', { step: words })}
                  disabled={at === 0}
                  onClick={() => onChange(moveStep(recipe, step.id, at - 1).recipe)}
                >
                  <ArrowUp size={16} aria-hidden="true" />
                </IconButton>
                <IconButton
                  label={t('data.moveDown', { step: words })}
                  disabled={at === recipe.steps.length - 1}
                  onClick={() => onChange(moveStep(recipe, step.id, at + 1).recipe)}
                >
                  <ArrowDown size={16} aria-hidden="true" />
                </IconButton>
                <IconButton
                  label={t('data.editStep', { step: words })}
                  onClick={() =>
                    step.kind === 'sql'
                      ? onEditSql(step)
                      : setForm({
                          of: step,
                          columns: before,
                          input: { ...recipe, steps: recipe.steps.slice(0, at) },
                        })
                  }
                >
                  <Pencil size={16} aria-hidden="true" />
                </IconButton>
                <IconButton
                  label={t('data.removeStep', { step: words })}
                  onClick={() => onChange(removeStep(recipe, step.id).recipe)}
                >
                  <Trash size={16} aria-hidden="true" />
                </IconButton>
              </span>
            </li>
          );
        })}
      </ol>
      {form && (
        <StepDialog
          of={form.of}
          columns={form.columns}
          tables={{
            others: recipe.sources
              .slice(1)
              .map((source) => ({ ...source, title: titles.get(source.name) ?? source.name })),
            keyValues: (key, cancellation) =>
              keyValues(engine, key, sql`(${writeRecipe(form.input)})`, cancellation),
          }}
          onDone={(step) =>
            take(typeof form.of === 'string' ? addStep(recipe, step) : replaceStep(recipe, step))
          }
          onClose={() => setForm(null)}
        />
      )}
    </Card>
  );
}
