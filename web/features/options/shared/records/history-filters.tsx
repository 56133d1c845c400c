import {
  PERIODS,
  TRADE_RESULTS,
  type HistoryRequest,
  type Period,
} from '@toolyard/core/options/records';
import { DIRECTIONS, TEMPLATE_IDS } from '@toolyard/core/options/templates';
import { useText } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { SearchField } from '../../../../ui/search-field.tsx';
import { Segments } from '../../../../ui/segments.tsx';
import { Select } from '../../../../ui/select.tsx';
import { useTemplateName } from '../strategies/strategy-names.ts';
import { isFiltered, type HistoryChange } from './history-request.ts';

interface Props {
  readonly request: HistoryRequest;
  readonly symbols: readonly string[];
  readonly tags: readonly string[];
  readonly onChange: (change: HistoryChange) => void;
}

/** Two in a row on a phone. */
const NARROW = 'max-sm:w-[calc(50%-0.25rem)]';

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
  const shown = withChosen(symbols, request.symbol);
  const shownTags = withChosen(tags, request.tag);
  return (
    <div
      role="search"
      aria-label={t('records.filters')}
      className="mb-4 flex flex-wrap items-center gap-2"
    >
      <PeriodSegments value={request.period} onChange={(period) => onChange({ period })} />
      <Select
        className={NARROW}
        aria-label={t('records.type')}
        value={request.type ?? ''}
        onChoose={(type) => onChange({ type })}
        choices={[
          { value: '', label: t('records.anyType') },
          ...TEMPLATE_IDS.map((id) => ({ value: id, label: typeName(id) })),
        ]}
      />
      <Select
        className={NARROW}
        aria-label={t('records.asset')}
        value={request.symbol ?? ''}
        onChoose={(symbol) => onChange({ symbol })}
        choices={[
          { value: '', label: t('records.anyAsset') },
          ...shown.map((each) => ({ value: each, label: each })),
        ]}
      />
      <Select
        className={NARROW}
        aria-label={t('records.result')}
        value={request.result ?? ''}
        onChoose={(result) => onChange({ result })}
        choices={[
          { value: '', label: t('records.anyResult') },
          ...TRADE_RESULTS.map((each) => ({ value: each, label: t(`records.${each}`) })),
        ]}
      />
      <Select
        className={NARROW}
        aria-label={t('records.direction')}
        value={request.direction ?? ''}
        onChoose={(direction) => onChange({ direction })}
        choices={[
          { value: '', label: t('records.anyDirection') },
          ...DIRECTIONS.map((each) => ({ value: each, label: t(`records.${each}`) })),
        ]}
      />
      {shownTags.length > 0 && (
        <Select
          className={NARROW}
          aria-label={t('journal.tag')}
          value={request.tag ?? ''}
          onChoose={(tag) => onChange({ tag })}
          choices={[
            { value: '', label: t('journal.anyTag') },
            ...shownTags.map((each) => ({ value: each, label: each })),
          ]}
        />
      )}
      <SearchField
        className="w-48 max-sm:w-full"
        label={t('records.search')}
        maxLength={100}
        value={request.search}
        onSearch={(search) => onChange({ search })}
      />
      {isFiltered(request) && (
        <Button look="quiet" onClick={() => onChange(NO_FILTER)}>
          {t('records.reset')}
        </Button>
      )}
    </div>
  );
}
