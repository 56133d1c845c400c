import { useText } from '../../../../i18n/use-text.ts';
import { QuickChoice } from '../../../../ui/quick-choice.tsx';
import { CountField } from './contract-fields.tsx';

const SHARES = [25, 50, 75, 100] as const;

interface Props {
  /** How many units are held. */
  readonly all: number;
  readonly typed: string;
  readonly onChange: (typed: string) => void;
}

/** How many units of a position are closed: typed, or a share of them by one press. */
export function UnitsField({ all, typed, onChange }: Props) {
  const t = useText();
  const shares = SHARES.filter((share) => (all * share) % 100 === 0);
  return (
    <div className="flex flex-wrap items-end gap-3">
      <div className="w-44">
        <CountField label={t('life.units', { all })} most={all} typed={typed} onChange={onChange} />
      </div>
      <span role="group" aria-label={t('life.shareClosed')} className="flex gap-1 pb-0.5">
        {shares.map((share) => {
          const units = String((all * share) / 100);
          return (
            <QuickChoice
              key={share}
              label={share === 100 ? t('life.allUnits') : `${share}%`}
              pressed={typed.trim() === units}
              onChoose={() => onChange(units)}
            />
          );
        })}
      </span>
    </div>
  );
}
