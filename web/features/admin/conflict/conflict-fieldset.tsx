import { useId, type ReactNode } from 'react';
import { clsx } from 'clsx';
import { useText } from '../../../i18n/use-text.ts';
import { Badge } from '../../../ui/badge.tsx';
import type { ConflictField } from './conflict-field.ts';
import type { Difference, Side, Versions } from './three-way-merge.ts';

interface Props<Values> {
  readonly field: ConflictField<Values>;
  readonly changedBy: Difference['changedBy'];
  readonly versions: Versions<Values>;
  readonly chosen: Side | undefined;
  readonly onChoose: (side: Side) => void;
}

const SIDES = ['mine', 'theirs'] as const;

/** One field in both versions, side by side; one of them is taken. */
export function ConflictFieldset<Values>(props: Props<Values>) {
  const { field, changedBy, versions, chosen, onChoose } = props;
  const t = useText();
  const group = useId();
  return (
    <fieldset className="mt-5 min-w-0">
      <legend className="flex flex-wrap items-center gap-2 pb-1.5 font-medium">
        {field.label}
        <Badge tone={changedBy === 'both' ? 'warn' : 'neutral'}>{t(`conflict.${changedBy}`)}</Badge>
      </legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {SIDES.map((side) => (
          <Version
            key={side}
            group={group}
            label={t(`conflict.${side}`)}
            checked={chosen === side}
            onChange={() => onChoose(side)}
          >
            {field.show(versions[side][field.name])}
          </Version>
        ))}
      </div>
      {changedBy === 'both' && (
        <p className="mt-1.5 line-clamp-2 text-12 wrap-anywhere text-ink-3">
          {t('conflict.before')} {field.show(versions.base[field.name])}
        </p>
      )}
    </fieldset>
  );
}

interface VersionProps {
  readonly group: string;
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: () => void;
  readonly children: ReactNode;
}

function Version({ group, label, checked, onChange, children }: VersionProps) {
  return (
    <label
      className={clsx(
        'flex min-w-0 cursor-pointer items-start gap-2.5 rounded-2 border px-3 py-2.5 transition-colors duration-(--d-fast) has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        checked ? 'border-accent-solid bg-accent-tint' : 'border-line-2 hover:bg-sunken',
      )}
    >
      <input
        type="radio"
        name={group}
        checked={checked}
        onChange={onChange}
        className="mt-0.5 size-4 flex-none accent-(--accent-solid) outline-none"
      />
      <span className="min-w-0 flex-1">
        <span className="block text-12 text-ink-2">{label}</span>
        <span className="block max-h-40 overflow-y-auto wrap-anywhere whitespace-pre-wrap">
          {children}
        </span>
      </span>
    </label>
  );
}
