import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { Button, IconButton } from '../../../ui/button.tsx';

interface Props<Entry> {
  readonly label: string;
  readonly value: readonly Entry[];
  readonly onChange: (value: readonly Entry[]) => void;
  readonly fresh: () => Entry;
  readonly children: (entry: Entry, set: (entry: Entry) => void) => ReactNode;
}

/** A list whose entries are changed in place, added and removed. */
export function ListField<Entry>({ label, value, onChange, fresh, children }: Props<Entry>) {
  const t = useText();
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1.5 font-medium">{label}</legend>
      {value.map((entry, at) => (
        <div key={at} className="flex items-center gap-2">
          <div className="flex min-w-0 flex-1 flex-wrap gap-2">
            {children(entry, (changed) => onChange(value.with(at, changed)))}
          </div>
          <IconButton
            label={t('data.removeEntry', { number: at + 1 })}
            onClick={() => onChange(value.toSpliced(at, 1))}
          >
            <X size={16} aria-hidden="true" />
          </IconButton>
        </div>
      ))}
      <Button
        size="sm"
        className="self-start"
        icon={<Plus size={14} aria-hidden="true" />}
        onClick={() => onChange([...value, fresh()])}
      >
        {t('data.addEntry')}
      </Button>
    </fieldset>
  );
}
