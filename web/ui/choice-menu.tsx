import type { ReactElement, ReactNode } from 'react';
import { DropdownMenu as Radix } from 'radix-ui';
import Check from 'lucide-react/icons/check';
import { clsx } from 'clsx';
import type { MenuItem } from './menu.tsx';

interface Choice {
  readonly value: string;
  readonly label: string;
  /** At its right end. */
  readonly note?: ReactNode;
}

interface Group {
  readonly label: string;
  readonly choices: readonly Choice[];
  /** The choice in force; null where none is. */
  readonly value: string | null;
  /** Also called with the choice in force, when it is chosen again. */
  readonly onChoose: (value: string) => void;
}

interface Props extends Group {
  /** A button; the menu gives it its role and keys. */
  readonly trigger: ReactElement;
  /** A second thing to choose, below a line. */
  readonly second?: Group;
  /** Below the choices: that there are none, or why. */
  readonly note?: ReactNode;
  /** Below a line; none draws no line. */
  readonly items?: readonly MenuItem[];
}

const ITEM =
  'flex min-h-8 cursor-pointer items-center gap-2 rounded-2 px-2 py-1 text-13 outline-none select-none data-disabled:cursor-not-allowed data-disabled:text-ink-4 data-highlighted:bg-sunken dark:data-highlighted:bg-pressed pointer-coarse:min-h-10';

function Choices({ label, choices, value, onChoose }: Group) {
  return (
    <Radix.RadioGroup aria-label={label} value={value ?? ''}>
      {choices.map((choice) => (
        <Radix.RadioItem
          key={choice.value}
          value={choice.value}
          onSelect={() => onChoose(choice.value)}
          className={ITEM}
        >
          <span className="grid size-4 flex-none place-items-center">
            <Radix.ItemIndicator>
              <Check size={14} aria-hidden="true" />
            </Radix.ItemIndicator>
          </span>
          <span className="min-w-0 wrap-anywhere">{choice.label}</span>
          {choice.note && (
            <span className="ml-auto flex-none pl-2 text-12 text-ink-3">{choice.note}</span>
          )}
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  );
}

/** One of several choices behind a button, with actions below them. */
export function ChoiceMenu(props: Props) {
  const { trigger, second, note, items = [], ...first } = props;
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align="start"
          sideOffset={4}
          collisionPadding={8}
          className="z-30 max-h-(--radix-dropdown-menu-content-available-height) max-w-80 min-w-48 animate-[appear_var(--d-base)_var(--ease)] overflow-y-auto rounded-3 bg-overlay p-1 shadow-pop"
        >
          <Choices {...first} />
          {second && (
            <>
              <Radix.Separator className="my-1 border-t border-line" />
              <Choices {...second} />
            </>
          )}
          {note && <div className="max-w-72 px-2 py-1.5 text-12 text-ink-3">{note}</div>}
          {items.length > 0 && <Radix.Separator className="my-1 border-t border-line" />}
          {items.map((item) => (
            <Radix.Item
              key={item.id}
              disabled={item.disabled}
              onSelect={item.onSelect}
              className={clsx(ITEM, item.danger && 'text-danger')}
            >
              {item.icon}
              <span className="min-w-0 wrap-anywhere">{item.label}</span>
            </Radix.Item>
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
