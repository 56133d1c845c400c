import {
  PERIODS,
  TRADE_RESULTS,
  type HistoryRequest,
  type Period,
} from '@toolyard/core/options/records';
import { DIRECTIONS, TEMPLATE_IDS } from '@toolyard/core/options/templates';
import { useText } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import {
  FilterChips,
  FilterMenu,
  type ListFilter,
} from '../../../../ui/data-table/list-filters.tsx';
import { SearchField } from '../../../../ui/search-field.tsx';
import { Segments } from '../../../../ui/segments.tsx';
import { useTemplateName } from '../strategies/strategy-names.ts';
import { isFiltered, type HistoryChange } from './history-request.ts';

interface Props {
  readonly request: HistoryRequest;
  readonly symbols: readonly string[];
  readonly tags: readonly string[];
  readonly onChange: (change: HistoryChange) => void;
}

const NO_FILTER: HistoryChange = {
  period: '',
  type: '',
  symbol: '',
  result: '',
  direction: '',
  tag: '',
  search: '',
};

export function PeriodSegments({
  value,
  onChange,
}: {
  readonly value: Period;
  readonly onChange: (period: Period) => void;
}) {
  const t = useText();
  return (
    <Segments<Period>
      label={t('records.period')}
      value={value}
      onChange={onChange}
      segments={PERIODS.map((period) => ({
        value: period,
        label: t(`records.period.${period}`),
      }))}
    />
  );
}

/** The choices, the chosen one among them even where nothing has it any more. */
const withChosen = (choices: readonly string[], chosen: string | null): readonly string[] =>
  chosen === null || choices.includes(chosen) ? choices : [...choices, chosen];

/** What narrows the history, all of it in the address. */
export function HistoryFilters({ request, symbols, tags, onChange }: Props) {
  const t = useText();
  const typeName = useTemplateName();
  const same = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
  const types = TEMPLATE_IDS.map((value) => ({ value, label: typeName(value) }));
  const results = TRADE_RESULTS.map((value) => ({ value, label: t(`records.${value}`) }));
  const directions = DIRECTIONS.map((value) => ({ value, label: t(`records.${value}`) }));
  const known: readonly Required<ListFilter>[] = [
    { name: 'type', label: t('records.type'), choices: types },
    {
      name: 'symbol',
      label: t('records.asset'),
      choices: same(withChosen(symbols, request.symbol)),
    },
    { name: 'result', label: t('records.result'), choices: results },
    { name: 'direction', label: t('records.direction'), choices: directions },
    { name: 'tag', label: t('journal.tag'), choices: same(withChosen(tags, request.tag)) },
  ];
  const shown = {
    filters: known.filter(({ choices }) => choices.length > 0),
    valueOf: (name: string) => String(request[name as keyof HistoryRequest] ?? ''),
    onChange,
    words: {
      filter: t('records.filter'),
      filters: t('records.filters'),
      any: t('records.any'),
      chip: (filter: { readonly label: string; readonly value: string }) =>
        t('records.chip', filter),
      remove: (name: string) => t('records.removeFilter', { name }),
    },
  };
  return (
    <div role="search" aria-label={t('records.filters')} className="mb-4 space-y-2">
      <div className="flex flex-wrap items-center gap-2">
        <PeriodSegments value={request.period} onChange={(period) => onChange({ period })} />
        <SearchField
          className="min-w-60 flex-1"
          label={t('records.search')}
          maxLength={100}
          value={request.search}
          onSearch={(search) => onChange({ search })}
        />
        <FilterMenu {...shown} />
      </div>
      {isFiltered(request) && (
        <div className="flex flex-wrap items-center gap-2">
          <FilterChips {...shown} />
          <Button look="quiet" size="sm" onClick={() => onChange(NO_FILTER)}>
            {t('records.reset')}
          </Button>
        </div>
      )}
    </div>
  );
}
