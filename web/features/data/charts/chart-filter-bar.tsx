import Filter from 'lucide-react/icons/filter';
import X from 'lucide-react/icons/x';
import { conditionInWords, explainChart, type Chart, type ChartFilter } from '@toolyard/core/data';
import { textIn } from '@toolyard/core/shared';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { titleOf } from './chart-title.ts';

interface Props {
  readonly charts: readonly Chart[];
  /** Also those that do not fit the columns. */
  readonly filters: readonly ChartFilter[];
  readonly fitting: readonly ChartFilter[];
  readonly onRemove: (filter: ChartFilter) => void;
  readonly onClear: () => void;
  /** Makes a step of the filter; null where none of it fits. */
  readonly onKeep: (() => void) | null;
}

/** What the charts are filtered by: each part is named with the chart that it comes from, and taken away by a press. */
export function ChartFilterBar({ charts, filters, fitting, onRemove, onClear, onKeep }: Props) {
  const t = useText();
  const language = useLanguage();
  return (
    <div
      role="region"
      aria-label={t('data.chart.filters')}
      className="flex flex-wrap items-center gap-2 border-b border-line bg-accent-tint px-4 py-2"
    >
      <Filter size={16} aria-hidden="true" className="flex-none text-accent" />
      <ul className="flex min-w-60 flex-1 flex-wrap gap-2">
        {filters.map((filter) => {
          const words = textIn(conditionInWords(filter.where), language);
          const chart = charts.find(({ id }) => id === filter.chart)!;
          return (
            <li
              key={filter.chart}
              className="flex min-w-0 items-center gap-1 rounded-2 border border-accent-line bg-surface pl-2.5"
            >
              <span className="min-w-0 text-13 wrap-anywhere">
                {words}
                <span className="block text-12 text-ink-2">
                  {fitting.includes(filter)
                    ? t('data.chart.filterFrom', { chart: titleOf(explainChart(chart, language)) })
                    : t('data.chart.filterUnfit')}
                </span>
              </span>
              <IconButton
                label={t('data.chart.filterRemove', { filter: words })}
                onClick={() => onRemove(filter)}
              >
                <X size={16} aria-hidden="true" />
              </IconButton>
            </li>
          );
        })}
      </ul>
      {onKeep && (
        <Button size="sm" onClick={onKeep}>
          {t('data.chart.filterAsStep')}
        </Button>
      )}
      {filters.length > 1 && (
        <Button size="sm" onClick={onClear}>
          {t('data.chart.filterClear')}
        </Button>
      )}
    </div>
  );
}
