import type { ReactElement, ReactNode } from 'react';
import { DropdownMenu as Radix } from 'radix-ui';
import { clsx } from 'clsx';

export interface MenuItem {
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly danger?: boolean;
  readonly disabled?: boolean;
  readonly onSelect: () => void;
}

/** An action that opens a dialog: once the menu has given the focus back, so that it finds its way there again. */
export const afterMenu = (act: () => void) => () =>
  void requestAnimationFrame(() => setTimeout(act));

interface Props {
  /** A button; the menu gives it its role and keys. */
  readonly trigger: ReactElement;
  readonly items: readonly MenuItem[];
  readonly align?: 'start' | 'end';
  /** Called before the trigger gets the focus back, which can be prevented. */
  readonly onCloseAutoFocus?: (event: Event) => void;
}

/** The row menu: actions behind three dots. */
export function Menu({ trigger, items, align = 'end', onCloseAutoFocus }: Props) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          sideOffset={4}
          onCloseAutoFocus={onCloseAutoFocus}
          className="z-30 min-w-38 animate-[appear_var(--d-base)_var(--ease)] rounded-3 bg-overlay p-1 shadow-pop"
        >
          {items.map((item) => (
            <Radix.Item
              key={item.id}
              disabled={item.disabled}
              onSelect={item.onSelect}
              className={clsx(
                'flex h-8 cursor-pointer items-center gap-2.5 rounded-2 px-2 outline-none select-none data-disabled:cursor-not-allowed data-disabled:text-ink-4 data-highlighted:bg-sunken dark:data-highlighted:bg-pressed pointer-coarse:h-10',
                item.danger && 'text-danger',
              )}
            >
              {item.icon}
              {item.label}
            </Radix.Item>
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
