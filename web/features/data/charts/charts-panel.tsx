import { useMemo, useState } from 'react';
import ChartColumn from 'lucide-react/icons/chart-column';
import {
  addStep,
  chartFilters,
  chartKindOf,
  chartRows,
  dashboardOf,
  explainChart,
  filterCharts,
  moveChart,
  removeChart,
  resultColumns,
  setChart,
  unfilterCharts,
  widenChart,
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
import { SideEmpty } from '../../../ui/side-empty.tsx';
import { Skeleton, SkeletonBlock } from '../../../ui/skeleton.tsx';
import { isSameValue } from '../same-value.ts';
import { ChartCard } from './chart-card.tsx';
import { ChartDialog } from './chart-dialog.tsx';
import { ChartFilterBar } from './chart-filter-bar.tsx';
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
  const { filters, wide } = dashboardOf(recipe);
  const fitting = chartFilters(recipe);
  // The same press once more takes it away.
  const press = (chart: string, where: Condition) => {
    const before = filters.find((each) => each.chart === chart)?.where;
    const isSame = isSameValue(before, where);
    onChange(filterCharts(recipe, chart, isSame ? null : where));
  };
  const keepFilter = () => {
    const where: Condition = { kind: 'and', of: fitting.map((each) => each.where) };
    const step = { id: crypto.randomUUID(), kind: 'filter', parameters: { where } } as const;
    const changed = addStep(unfilterCharts(recipe), step);
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
      {filters.length > 0 && (
        <ChartFilterBar
          charts={charts}
          filters={filters}
          fitting={fitting}
          onRemove={({ chart }) => onChange(filterCharts(recipe, chart, null))}
          onClear={() => onChange(unfilterCharts(recipe))}
          onKeep={fitting.length > 0 ? keepFilter : null}
        />
      )}
      {charts.length > 0 ? (
        <div className="grid gap-4 p-4 lg:grid-cols-2">
          {charts.map((chart, at) => (
            <ChartCard
              key={chart.id}
              engine={engine}
              chart={chart}
              select={chartRows(recipe, chart.id)}
              columns={columns}
              fileName={recipe.name.replace(/\.[^.]*$/, '')}
              place={{ at, of: charts.length, isWide: wide.includes(chart.id) }}
              onFilter={(where) => press(chart.id, where)}
              onMove={(to) => onChange(moveChart(recipe, chart.id, to))}
              onWiden={(isWide) => onChange(widenChart(recipe, chart.id, isWide))}
              onEdit={() => setForm({ of: chart })}
              onRemove={() => onChange(removeChart(recipe, chart.id))}
            />
          ))}
        </div>
      ) : (
        <SideEmpty title={t('data.chart.empty')} text={t('data.chart.emptyWhat')} />
      )}
      {open === undefined ? (
        <SkeletonBlock label={t('data.chart.looking')} className="p-4">
          <Skeleton className="h-20 w-full" />
        </SkeletonBlock>
      ) : open.length > 0 ? (
        <div className="border-t border-line p-4">
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
      ) : null}
      {form && (
        <ChartDialog of={form.of} columns={columns} onDone={draw} onClose={() => setForm(null)} />
      )}
    </Card>
  );
}
