import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { clsx } from 'clsx';
import type { Cell, Column, SqlText } from '@toolyard/core/data';
import type { DataEngine } from '../../../app/data-in-worker.ts';
import { useText } from '../../../i18n/use-text.ts';
import type { Rows } from './pages.ts';
import { useActiveCell, type CellPlace } from './use-active-cell.ts';
import { useRows } from './use-rows.ts';
import {
  COLUMN_WIDTH,
  columnsInView,
  numbersFrom,
  ROW_HEIGHT,
  rowsInView,
  topOfRow,
} from './view.ts';

const HEAD_HEIGHT = 44;
const NUMBER_WIDTH = 84;

interface Props {
  readonly label: string;
  readonly engine: DataEngine;
  readonly select: SqlText;
  readonly columns: readonly Column[];
  readonly rowCount: number;
  /** The first page of its rows, where it is known already. */
  readonly firstRows?: Rows;
  /** The column whose profile is shown. */
  readonly chosen: string | null;
  readonly onChoose: (column: string) => void;
  /** Takes a cell that is pressed, by its row and the place of its column; null where cells cannot be. */
  readonly onCell?: ((row: readonly Cell[], column: number) => void) | null;
  /** Is given the box of the table once it is there. */
  readonly onShown?: (box: HTMLElement) => void;
}

/** A table of any length and width, of which only what is in view exists. */
export function ResultGrid(props: Props) {
  const { label, engine, select, columns, rowCount, firstRows, chosen, onChoose } = props;
  const { onCell = null } = props;
  const box = useRef<HTMLDivElement>(null);
  const [{ top, left }, setPlace] = useState({ top: 0, left: 0 });
  const [{ height, boxWidth }, setSize] = useState({ height: 480, boxWidth: 1440 });
  useEffect(() => {
    const element = box.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() =>
      setSize({ height: element.clientHeight, boxWidth: element.clientWidth }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const shown = useEffectEvent((element: HTMLElement) => props.onShown?.(element));
  useEffect(() => {
    if (box.current) shown(box.current);
  }, []);
  const id = useId();
  const view = rowsInView(rowCount, top, height - HEAD_HEIGHT);
  const rowAt = useRows(engine, select, view.first, view.last, firstRows);
  const shownColumns = columnsInView(columns.length, left, boxWidth - NUMBER_WIDTH);
  const width = NUMBER_WIDTH + columns.length * COLUMN_WIDTH;
  const press = ({ row, column }: CellPlace) => {
    const cells = rowAt(row);
    if (cells) onCell?.(cells, column);
  };
  const bodyHeight = height - HEAD_HEIGHT;
  const bodyWidth = boxWidth - NUMBER_WIDTH;
  const bringIntoView = ({ row, column }: CellPlace) => {
    const element = box.current;
    if (!element) return;
    const rowTop = topOfRow(rowCount, row, bodyHeight);
    if (rowTop < element.scrollTop || rowTop + ROW_HEIGHT > element.scrollTop + bodyHeight)
      element.scrollTop = Math.max(0, rowTop - bodyHeight / 2);
    const columnLeft = column * COLUMN_WIDTH;
    if (columnLeft < element.scrollLeft) element.scrollLeft = columnLeft;
    else if (columnLeft + COLUMN_WIDTH > element.scrollLeft + bodyWidth)
      element.scrollLeft = columnLeft + COLUMN_WIDTH - bodyWidth;
  };
  const { active, onKeyDown } = useActiveCell({
    rowCount,
    columnCount: columns.length,
    height: bodyHeight,
    onMove: bringIntoView,
    onPress: press,
  });
  const cellId = ({ row, column }: CellPlace) => `${id}-${row}-${column}`;
  const isInView = (place: CellPlace) =>
    place.row >= view.first && place.row <= view.last && shownColumns.includes(place.column);
  return (
    <div
      ref={box}
      role={onCell ? 'grid' : 'table'}
      {...(onCell && { onKeyDown })}
      {...(onCell && active && isInView(active) && { 'aria-activedescendant': cellId(active) })}
      aria-label={label}
      aria-rowcount={rowCount + 1}
      aria-colcount={columns.length}
      tabIndex={0}
      className="relative max-h-[max(60dvh,20rem)] min-h-32 overflow-auto text-13 tabular-nums"
      onScroll={({ currentTarget }) =>
        setPlace({ top: currentTarget.scrollTop, left: currentTarget.scrollLeft })
      }
    >
      <div style={{ width, height: HEAD_HEIGHT + view.scrollHeight }} className="relative">
        <div
          role="row"
          aria-rowindex={1}
          style={{ height: HEAD_HEIGHT }}
          className="sticky top-0 z-1 border-b border-line-2 bg-sunken"
        >
          {shownColumns.map((index) => (
            <ColumnHead
              key={index}
              column={columns[index]!}
              at={index}
              chosen={columns[index]!.name === chosen}
              onChoose={onChoose}
            />
          ))}
        </div>
        <div role="rowgroup" style={{ transform: `translateY(${view.offset}px)` }}>
          {numbersFrom(view.first, view.last).map((row) => (
            <div
              key={row}
              role="row"
              aria-rowindex={row + 2}
              style={{ height: ROW_HEIGHT }}
              className="relative border-b border-line hover:bg-sunken"
            >
              <span
                aria-hidden="true"
                style={{ width: NUMBER_WIDTH }}
                className="sticky left-0 z-1 inline-block border-r border-line bg-surface px-2 py-1 text-right text-12 leading-5 text-ink-3"
              >
                {(row + 1).toLocaleString('en-US')}
              </span>
              {shownColumns.map((index) => (
                <GridCell
                  key={index}
                  at={index}
                  column={columns[index]!}
                  value={rowAt(row)?.[index]}
                  {...(onCell && {
                    id: cellId({ row, column: index }),
                    isActive: active?.row === row && active.column === index,
                    onPress: () => press({ row, column: index }),
                  })}
                />
              ))}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

const isNumber = ({ type }: Column) => type === 'integer' || type === 'decimal';

interface PlaceProps {
  readonly column: Column;
  readonly at: number;
}

const placed = (at: number) => ({ left: NUMBER_WIDTH + at * COLUMN_WIDTH, width: COLUMN_WIDTH });

interface HeadProps extends PlaceProps {
  readonly chosen: boolean;
  readonly onChoose: (column: string) => void;
}

/** Name and type; pressed, it shows the profile of the column. */
function ColumnHead({ column, at, chosen, onChoose }: HeadProps) {
  const t = useText();
  return (
    <div
      role="columnheader"
      aria-colindex={at + 1}
      style={placed(at)}
      className="absolute inset-y-0"
    >
      <button
        type="button"
        aria-pressed={chosen}
        title={column.name}
        onClick={() => onChoose(column.name)}
        className={clsx(
          'h-full w-full px-2 py-1 hover:bg-pressed focus-visible:-outline-offset-2 aria-pressed:bg-accent-tint',
          isNumber(column) ? 'text-right' : 'text-left',
        )}
      >
        <span className="block truncate font-semibold">{column.name}</span>
        <span className="block truncate text-12 text-ink-3">
          {[t(`data.type.${column.type}`), column.currency, column.unit && '1 = 100%']
            .filter(Boolean)
            .join(' · ')}
        </span>
      </button>
    </div>
  );
}

interface CellProps extends PlaceProps {
  /** Undefined until its page has been fetched. */
  readonly value: Cell | undefined;
  readonly id?: string;
  /** The keys of the grid stand at it. */
  readonly isActive?: boolean;
  readonly onPress?: () => void;
}

function GridCell({ column, at, value, id, isActive = false, onPress }: CellProps) {
  const t = useText();
  const text = typeof value === 'boolean' ? t(value ? 'data.yes' : 'data.no') : (value ?? '');
  return (
    <span
      id={id}
      role={onPress ? 'gridcell' : 'cell'}
      onClick={onPress}
      aria-colindex={at + 1}
      style={placed(at)}
      title={text}
      className={clsx(
        'absolute inset-y-0 truncate px-2 py-1 leading-5',
        isNumber(column) && 'text-right',
        onPress && 'cursor-pointer hover:bg-accent-tint',
        isActive && 'outline-2 -outline-offset-2 outline-focus',
      )}
    >
      {value === null ? <i className="text-ink-3">{t('data.missing')}</i> : text}
    </span>
  );
}
