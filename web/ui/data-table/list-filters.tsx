import { useState } from 'react';
import { Popover as Radix } from 'radix-ui';
import Filter from 'lucide-react/icons/filter';
import X from 'lucide-react/icons/x';
import { useLanguage } from '../../i18n/use-text.ts';
import { Button } from '../button.tsx';
import { DateField } from '../date-field/date-field.tsx';
import { readDay } from '../date-field/date-text.ts';
import { longDay } from '../format-date.ts';
import { SelectField, type Choice } from '../select.tsx';

/** What a list can be limited by. */
export interface ListFilter {
  readonly name: string;
  readonly label: string;
  /** The values it can have; a filter without them is a day, `2026-11-28`. */
  readonly choices?: readonly Choice[];
}

/** Each area of the site has its own texts. */
export interface FilterWords {
  readonly filter: string;
  /** Of what opens. */
  readonly filters: string;
  /** The choice of a filter that is off. */
  readonly any: string;
  /** Shown in a filter of a day that is off. */
  readonly anyDay?: string;
  readonly chip: (filter: { readonly label: string; readonly value: string }) => string;
  readonly remove: (chip: string) => string;
}

interface Props {
  readonly filters: readonly ListFilter[];
  /** The value of a filter; empty where it is off. */
  readonly valueOf: (name: string) => string;
  readonly onChange: (change: Readonly<Record<string, string>>) => void;
  readonly words: FilterWords;
}

/** The filters of a list, behind one button that says how many are in force. */
export function FilterMenu({ filters, valueOf, onChange, words }: Props) {
  const count = filters.filter(({ name }) => valueOf(name) !== '').length;
  return (
    <Radix.Root>
      <Radix.Trigger asChild>
        <Button icon={<Filter size={16} aria-hidden="true" />}>
          {words.filter}
          {count > 0 && <span className="figures text-ink-3">{count}</span>}
        </Button>
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={words.filters}
          align="end"
          sideOffset={4}
          collisionPadding={8}
          className="z-30 grid max-h-(--radix-popover-content-available-height) w-90 max-w-[calc(100vw-16px)] animate-[appear_var(--d-base)_var(--ease)] grid-cols-2 gap-3 overflow-y-auto rounded-3 bg-overlay p-4 shadow-pop"
        >
          {filters.map(({ name, label, choices }) =>
            choices ? (
              <SelectField
                key={name}
                label={label}
                value={valueOf(name)}
                onChoose={(value) => onChange({ [name]: value })}
                choices={[{ value: '', label: words.any }, ...choices]}
              />
            ) : (
              <DayFilter
                key={name}
                label={label}
                placeholder={words.anyDay}
                value={valueOf(name)}
                onChange={(day) => onChange({ [name]: day })}
              />
            ),
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

interface DayProps {
  readonly label: string;
  readonly placeholder: string | undefined;
  readonly value: string;
  readonly onChange: (day: string) => void;
}

/** A day that limits a list once it can be read. */
function DayFilter({ value, onChange, ...rest }: DayProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <DateField
      {...rest}
      value={typed ?? value}
      onType={(text) => {
        const isDay = text === '' || readDay(text) !== null;
        setTyped(isDay ? null : text);
        if (isDay) onChange(text);
      }}
    />
  );
}

/** The filters in force, each with a button that takes it away. */
export function FilterChips({ filters, valueOf, onChange, words }: Props) {
  const written = useLanguage();
  const writtenValue = ({ name, choices }: ListFilter) => {
    const value = valueOf(name);
    if (!choices) return longDay(value, written);
    return choices.find((choice) => choice.value === value)?.label ?? value;
  };
  return filters
    .filter(({ name }) => valueOf(name) !== '')
    .map((filter) => {
      const text = words.chip({ label: filter.label, value: writtenValue(filter) });
      return (
        <Button
          key={filter.name}
          size="sm"
          className="max-w-full"
          aria-label={words.remove(text)}
          onClick={() => onChange({ [filter.name]: '' })}
        >
          <span className="truncate">{text}</span>
          <X size={14} aria-hidden="true" className="flex-none" />
        </Button>
      );
    });
}
