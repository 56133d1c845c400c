import type { MouseEvent, ReactNode } from 'react';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { clsx } from 'clsx';
import { useText } from '../../i18n/use-text.ts';
import { IconButton } from '../button.tsx';
import { Menu, type MenuItem } from '../menu.tsx';
import type { Column } from './column.ts';
import { SelectBox } from './select-box.tsx';

interface Props<Row> {
  readonly row: Row;
  readonly id: string;
  /** What the row is called where its box or its menu is named. */
  readonly name: string;
  readonly columns: readonly Column<Row>[];
  /** Absent where rows cannot be chosen. */
  readonly chosen?: boolean | undefined;
  readonly choosable: boolean;
  readonly onChoose: (chosen: boolean) => void;
  /** Absent in tables without a menu; empty where this row has nothing in it. */
  readonly actions?: readonly MenuItem[] | undefined;
  /** Buttons in place of a menu. */
  readonly controls?: ReactNode;
  /** A click beside links and buttons of the row. */
  readonly onOpen?: (() => void) | undefined;
}

const CONTROLS = 'a, button, input, label';

/** Whether a click hit the row itself: no control of its own, nothing outside of it such as its menu, no selected text. */
const hitsRow = ({ target, currentTarget }: MouseEvent): boolean =>
  target instanceof Element &&
  currentTarget.contains(target) &&
  target.closest(CONTROLS) === null &&
  getSelection()?.isCollapsed !== false;

const CELL = 'sm:py-1 max-sm:block max-sm:h-auto max-sm:border-0 max-sm:p-0 max-sm:bg-transparent!';

/** One thing of a list: a row, and below 640 px a card. */
export function TableRow<Row>(props: Props<Row>) {
  const { row, id, name, columns, chosen, choosable, onChoose, actions, controls, onOpen } = props;
  const t = useText();
  return (
    <tr
      role="row"
      tabIndex={-1}
      data-row={id}
      aria-selected={chosen}
      {...(onOpen && { onClick: (event) => hitsRow(event) && onOpen() })}
      className={clsx(
        onOpen && 'cursor-pointer',
        'scroll-mt-20 max-sm:grid max-sm:grid-cols-[auto_minmax(0,1fr)_auto] max-sm:items-start max-sm:gap-y-0.5 max-sm:border-b max-sm:px-3 max-sm:py-2.5 max-sm:last:border-b-0 max-sm:aria-selected:bg-accent-tint',
      )}
    >
      {chosen !== undefined && (
        <td role="cell" className={clsx(CELL, 'w-10 max-sm:row-start-1 max-sm:mt-0.5 max-sm:pr-3')}>
          <SelectBox
            label={t('table.select', { name })}
            checked={chosen}
            disabled={!choosable}
            onChange={onChoose}
          />
        </td>
      )}
      {columns.map((column) => (
        <RowCell key={column.id} column={column} row={row} />
      ))}
      {(actions ?? controls) !== undefined && (
        <td
          role="cell"
          className={clsx(CELL, 'num max-sm:col-start-3 max-sm:row-span-3 max-sm:row-start-1')}
        >
          {controls}
          {actions && actions.length > 0 && (
            <Menu
              items={actions}
              trigger={
                <IconButton label={t('table.rowActions', { name })} className="max-sm:-mt-2">
                  <Ellipsis size={16} aria-hidden="true" />
                </IconButton>
              }
            />
          )}
        </td>
      )}
    </tr>
  );
}

function RowCell<Row>({ column, row }: { readonly column: Column<Row>; readonly row: Row }) {
  const { card, num, className } = column;
  return (
    <td
      role={card === 'title' ? 'rowheader' : 'cell'}
      data-label={column.header}
      className={clsx(
        'whitespace-normal wrap-anywhere',
        CELL,
        num && 'num',
        'max-sm:col-start-2 max-sm:text-left',
        card === 'title' && 'max-sm:text-14 max-sm:font-medium',
        card === 'hidden' && 'max-sm:hidden',
        card === undefined &&
          'max-sm:before:mr-1.5 max-sm:before:text-12 max-sm:before:text-ink-3 max-sm:before:content-[attr(data-label)]',
        className,
      )}
    >
      {column.cell(row)}
    </td>
  );
}
