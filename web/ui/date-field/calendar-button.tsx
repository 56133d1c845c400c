import './calendar.css';
import { useState } from 'react';
import { Popover as Radix } from 'radix-ui';
import CalendarIcon from 'lucide-react/icons/calendar';
import type { CalendarDate } from '@toolyard/core/shared';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { Calendar } from './calendar.tsx';
import { EXAMPLES, writtenValue, type DateKind } from './date-kind.ts';

interface ButtonProps {
  readonly day: CalendarDate | null;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly onPick: (day: CalendarDate) => void;
}

/** Opens the calendar of a field. */
export function CalendarButton({ disabled, onPick, ...rest }: ButtonProps) {
  const t = useText();
  const [open, setOpen] = useState(false);
  return (
    <Radix.Root open={open} onOpenChange={setOpen} modal>
      <Radix.Trigger
        type="button"
        aria-label={t('dates.calendar')}
        title={t('dates.calendar')}
        disabled={disabled}
        className="touch-area grid size-8 flex-none place-items-center text-ink-4 hover:text-ink"
      >
        <CalendarIcon size={16} aria-hidden="true" />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          className="calendar"
          aria-label={t('dates.calendar')}
          align="end"
          sideOffset={6}
          collisionPadding={8}
          // The calendar itself takes the focus to its day.
          onOpenAutoFocus={(event) => event.preventDefault()}
        >
          <Calendar
            {...rest}
            onPick={(day) => {
              setOpen(false);
              onPick(day);
            }}
          />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

const NOTES = { day: 'dates.notDay', time: 'dates.notTime', clock: 'dates.notClock' } as const;

/** Says that a text cannot be read, and how it could. */
export function UnreadableNote({ kind }: { readonly kind: DateKind }) {
  const t = useText();
  const language = useLanguage();
  return t(NOTES[kind], { example: writtenValue(kind, EXAMPLES[kind], language) });
}
