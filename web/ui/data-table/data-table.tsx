import { useRef, type ReactNode } from 'react';
import { clsx } from 'clsx';
import type { MenuItem } from '../menu.tsx';
import type { Column, Sort } from './column.ts';
import type { Selection } from './selection.ts';
import { TableFoot } from './table-foot.tsx';
import { TableHead } from './table-head.tsx';
import { TableRow } from './table-row.tsx';
import { FaultBox, SkeletonRows, type TableFault } from './table-states.tsx';
import { useRowKeys } from './use-row-keys.ts';

interface Props<Row> {
  /** What the table holds, for those who do not see it. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  /** Undefined until they are there. */
  readonly rows: readonly Row[] | undefined;
  readonly idOf: (row: Row) => string;
  /** What a row is called. */
  readonly nameOf: (row: Row) => string;
  /** Stands in place of the rows. */
  readonly fault?: TableFault | null;
  /** Stands in place of the rows where there are none. */
  readonly empty: ReactNode;
  /** How many rows are expected. */
  readonly expected?: number;
  /** The rows are those of before: others are under way. */
  readonly stale?: boolean;
  readonly sort?: Sort;
  readonly onSort?: (sort: Sort) => void;
  readonly selection?: Selection;
  /** How many rows the list has on all of its pages. */
  readonly total?: number | undefined;
  /** Once the whole page is chosen: the way to choose the rows of all other pages too. */
  readonly otherPages?: ReactNode;
  readonly isChoosable?: (row: Row) => boolean;
  /** What can be done with the chosen rows. */
  readonly bulk?: ReactNode;
  /** The menu at the end of a row. */
  readonly actions?: (row: Row) => readonly MenuItem[];
  /** Buttons at the end of a row, in place of a menu. */
  readonly controls?: (row: Row) => ReactNode;
  /** A click on a row, or Enter. */
  readonly onOpen?: (row: Row) => void;
  /** Pages, totals. */
  readonly foot?: ReactNode;
}

/** The table of the console: sorts in its head, chooses rows, walks by J and K, and becomes cards below 640 px. */
export function DataTable<Row>(props: Props<Row>) {
  const { columns, rows, idOf, nameOf, fault, selection, stale = false, actions, controls } = props;
  const table = useRef<HTMLTableElement>(null);
  const choosable = (row: Row) => props.isChoosable?.(row) ?? true;
  const found = (id: string) => rows?.find((row) => idOf(row) === id);
  const all = (rows ?? []).filter(choosable).map(idOf);
  const isChosen = (id: string) =>
    selection !== undefined && (selection.isAll || selection.ids.has(id));
  const count = all.filter(isChosen).length;
  const lines = columns.filter(({ card }) => card !== 'hidden').length;
  const chosen = {
    all: count > 0 && count === all.length,
    some: count > 0,
    none: all.length === 0,
  };
  useRowKeys(table, {
    toggle(id) {
      if (all.includes(id)) selection?.set([id], !isChosen(id));
    },
    open(id) {
      const row = found(id);
      if (row) props.onOpen?.(row);
    },
  });
  return (
    <div className="min-w-0 rounded-3 border border-line bg-surface">
      <table
        ref={table}
        role="table"
        aria-label={props.label}
        aria-busy={stale || undefined}
        className="table-parts max-sm:block"
      >
        <TableHead
          columns={columns}
          sort={props.sort}
          onSort={props.onSort}
          {...(selection ? { chosen } : {})}
          onChooseAll={(choose) => selection?.set(all, choose)}
          hasActions={(actions ?? controls) !== undefined}
        />
        {!fault && rows && (
          <tbody
            role="rowgroup"
            className={clsx('max-sm:block', stale && 'opacity-60 transition-opacity')}
          >
            {rows.map((row) => (
              <TableRow
                key={idOf(row)}
                row={row}
                id={idOf(row)}
                name={nameOf(row)}
                columns={columns}
                chosen={selection && isChosen(idOf(row))}
                choosable={choosable(row)}
                onChoose={(choose) => selection?.set([idOf(row)], choose)}
                actions={actions?.(row)}
                controls={controls?.(row)}
                onOpen={props.onOpen && (() => props.onOpen?.(row))}
              />
            ))}
          </tbody>
        )}
      </table>
      {fault && <FaultBox fault={fault} className="m-4" />}
      {!fault && !rows && <SkeletonRows count={props.expected ?? 10} lines={lines} />}
      {!fault && rows?.length === 0 && props.empty}
      <TableFoot
        count={selection?.isAll ? (props.total ?? count) : count}
        onClear={() => selection?.clear()}
        bulk={props.bulk}
        otherPages={chosen.all && props.otherPages}
      >
        {props.foot}
      </TableFoot>
    </div>
  );
}
