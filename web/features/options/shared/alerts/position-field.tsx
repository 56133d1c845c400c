import type { AlertKind } from '@toolyard/core/options/alerts';
import { useListAllStrategiesQuery } from '../../../../api/all-strategies.ts';
import { errorMessage } from '../../../../api/error-message.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { SelectField } from '../../../../ui/select.tsx';
import { useShownName } from '../strategies/strategy-names.ts';
import { mayWatchAll } from './alert-draft.ts';

interface Props {
  readonly kind: AlertKind;
  readonly value: string | null;
  readonly error: string | null;
  readonly onChange: (id: string | null) => void;
}

/** One of the open positions, or all of them where the kind allows it. */
export function PositionField({ kind, value, error, onChange }: Props) {
  const t = useText();
  const nameOf = useShownName();
  const { data = [], isLoading, error: failure } = useListAllStrategiesQuery();
  const open = data.filter(({ status, id }) => status === 'active' || id === value);
  const first = mayWatchAll(kind) ? t('alerts.allPositions') : t('alerts.choosePosition');
  const isEmpty = !isLoading && !failure && open.length === 0;
  return (
    <SelectField
      label={t('alerts.position')}
      name="strategyId"
      value={value ?? ''}
      disabled={isLoading}
      error={error ?? (failure ? errorMessage(failure, t('alerts.failed')) : null)}
      hint={isEmpty ? t('alerts.noPositions') : undefined}
      choices={[
        { value: '', label: isLoading ? t('options.loading') : first },
        ...open.map(({ id, name, underlyingAsset }) => ({
          value: id,
          label: nameOf(name, underlyingAsset),
        })),
      ]}
      onChoose={(id) => onChange(id === '' ? null : id)}
    />
  );
}
