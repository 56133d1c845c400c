import type { ReactElement } from 'react';
import { DropdownMenu as Radix } from 'radix-ui';
import Check from 'lucide-react/icons/check';

interface Item<Id extends string> {
  readonly id: Id;
  readonly label: string;
}

interface Props<Id extends string> {
  /** A button; the menu gives it its role and keys. */
  readonly trigger: ReactElement;
  readonly label: string;
  readonly items: readonly Item<Id>[];
  readonly checked: readonly Id[];
  readonly onToggle: (id: Id) => void;
  /** Above a line: a switch of another kind. */
  readonly first?: {
    readonly label: string;
    readonly checked: boolean;
    readonly onToggle: () => void;
  };
  /** Below a line: an action on all of them. */
  readonly reset: { readonly label: string; readonly onSelect: () => void };
}

const ITEM =
  'flex h-8 cursor-pointer items-center gap-2 rounded-2 px-2 text-13 outline-none select-none data-highlighted:bg-sunken dark:data-highlighted:bg-pressed pointer-coarse:h-10';

/** Any of several choices behind a button; it stays open while one chooses. */
export function CheckMenu<Id extends string>(props: Props<Id>) {
  const { trigger, label, items, checked, onToggle, first, reset } = props;
  const item = (key: string, text: string, isChecked: boolean, toggle: () => void) => (
    <Radix.CheckboxItem
      key={key}
      checked={isChecked}
      onCheckedChange={toggle}
      onSelect={(event) => event.preventDefault()}
      className={ITEM}
    >
      <span className="grid size-4 flex-none place-items-center">
        <Radix.ItemIndicator>
          <Check size={14} aria-hidden="true" />
        </Radix.ItemIndicator>
      </span>
      {text}
    </Radix.CheckboxItem>
  );
  const line = <Radix.Separator className="my-1 border-t border-line" />;
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align="end"
          sideOffset={4}
          collisionPadding={8}
          className="z-30 max-h-(--radix-dropdown-menu-content-available-height) min-w-48 animate-[appear_var(--d-base)_var(--ease)] overflow-y-auto rounded-3 bg-overlay p-1 shadow-pop"
        >
          {first && item('first', first.label, first.checked, first.onToggle)}
          {first && line}
          {items.map(({ id, label: text }) =>
            item(id, text, checked.includes(id), () => onToggle(id)),
          )}
          {line}
          <Radix.Item onSelect={reset.onSelect} className={`${ITEM} pl-8`}>
            {reset.label}
          </Radix.Item>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
