import { TextInput } from '../../../ui/input.tsx';

/** Midnight of the reader's own day, some days later; undefined where the text names no day. */
export function midnight(day: string, later: number): string | undefined {
  const at = /^\d{4}-\d\d-\d\d$/.test(day) ? new Date(`${day}T00:00`) : null;
  if (!at || Number.isNaN(at.getTime())) return undefined;
  at.setDate(at.getDate() + later);
  return at.toISOString();
}

interface Props {
  readonly values: Readonly<Record<'from' | 'to', string>>;
  readonly labels: Readonly<Record<'from' | 'to', string>>;
  readonly onChange: (name: 'from' | 'to', day: string) => void;
}

/** The first and the last day of a list. */
export const DayRange = ({ values, labels, onChange }: Props) => (
  <div className="flex items-center gap-2 max-sm:col-span-2 max-sm:grid max-sm:w-full max-sm:grid-cols-2">
    {(['from', 'to'] as const).map((name) => (
      <label
        key={name}
        className="flex items-center gap-1.5 whitespace-nowrap text-ink-2 max-sm:block"
      >
        <span className="max-sm:mb-1 max-sm:block max-sm:text-12">{labels[name]}</span>
        <TextInput
          type="date"
          value={values[name]}
          max="2099-12-31"
          onChange={({ target }) => onChange(name, target.value)}
        />
      </label>
    ))}
  </div>
);
