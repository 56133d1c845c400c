import { useMemo, useState } from 'react';
import ChartColumn from 'lucide-react/icons/chart-column';
import {
  addStep,
  chartKindOf,
  explainChart,
  removeChart,
  resultColumns,
  setChart,
  writeRecipe,
  type Chart,
  type Condition,
  type Recipe,
} from '@toolyard/core/data';
import { textIn } from '@toolyard/core/shared';
import type { DataEngine } from '../../../app/data-in-worker.ts';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHead } from '../../../ui/card.tsx';
import { Skeleton, SkeletonBlock } from '../../../ui/skeleton.tsx';
import { ChartCard } from './chart-card.tsx';
import { ChartDialog } from './chart-dialog.tsx';
import { titleOf } from './chart-title.ts';
import { useProposals } from './use-proposals.ts';

interface Props {
  readonly engine: DataEngine;
  readonly recipe: Recipe;
  readonly onChange: (recipe: Recipe) => void;
}

/** The charts of a recipe, drawn from the result of its steps, and the charts that the data suggests. */
export function ChartsPanel({ engine, recipe, onChange }: Props) {
  const t = useText();
  const language = useLanguage();
  // The chart that is edited; null for a new one.
  const [form, setForm] = useState<{ readonly of: Chart | null } | null>(null);
  const { charts } = recipe;
  const { select, columns } = useMemo(
    () => ({ select: writeRecipe(recipe), columns: resultColumns(recipe) }),
    [recipe],
  );
  const proposals = useProposals(engine, select, columns);
  const open = proposals?.filter(
    ({ chart }) => !charts.some((each) => explainChart(each, 'en') === explainChart(chart, 'en')),
  );

  const draw = (chart: Chart) => {
    const set = setChart(recipe, chart);
    if (!set.ok) return set.error;
    onChange(set.value);
    return null;
  };
  const filter = (where: Condition) => {
    const step = { id: crypto.randomUUID(), kind: 'filter', parameters: { where } } as const;
    const changed = addStep(recipe, step);
    if (changed.ok) onChange(changed.value.recipe);
  };
  return (
    <Card label={t('data.charts')}>
      <CardHead
        title={t('data.charts')}
        controls={
          <Button size="sm" onClick={() => setForm({ of: null })}>
            {t('data.chart.add')}
          </Button>
        }
      />
      {charts.map((chart) => (
        <ChartCard
          key={chart.id}
          engine={engine}
          chart={chart}
          select={select}
          columns={columns}
          fileName={recipe.name.replace(/\.[^.]*$/, '')}
          onFilter={filter}
          onEdit={() => setForm({ of: chart })}
          onRemove={() => onChange(removeChart(recipe, chart.id))}
        />
      ))}
      {open === undefined ? (
        <SkeletonBlock label={t('data.chart.looking')} className="p-4">
          <Skeleton className="h-20 w-full" />
        </SkeletonBlock>
      ) : open.length > 0 ? (
        <div className="p-4">
          <h3 className="mb-2 text-12 text-ink-3">{t('data.chart.proposals')}</h3>
          <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
            {open.map(({ chart, reason }) => (
              <li
                key={explainChart(chart, 'en')}
                className="flex flex-col gap-2 rounded-2 border border-line p-3"
              >
                <p className="text-12 text-ink-3">
                  {textIn(chartKindOf(chart.kind).label, language)}
                </p>
                <p className="font-medium wrap-anywhere">
                  {titleOf(explainChart(chart, language))}
                </p>
                <p className="flex-1 text-13 wrap-anywhere text-ink-2">
                  {textIn(reason, language)}
                </p>
                <Button
                  size="sm"
                  className="self-start"
                  icon={<ChartColumn size={14} aria-hidden="true" />}
                  aria-label={t('data.chart.drawThis', { chart: explainChart(chart, language) })}
                  onClick={() => draw({ ...chart, id: crypto.randomUUID() })}
                >
                  {t('data.chart.draw')}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      ) : (
        charts.length === 0 && <p className="p-4 text-ink-2">{t('data.chart.none')}</p>
      )}
      {form && (
        <ChartDialog of={form.of} columns={columns} onDone={draw} onClose={() => setForm(null)} />
      )}
    </Card>
  );
}
