import type { ReactNode } from 'react';
import type { SortDirection } from '../sort-head.tsx';

export interface Sort {
  /** The id of a column. */
  readonly by: string;
  readonly direction: SortDirection;
}

/** A column of a table, and what becomes of it on a card below 640 px. */
export interface Column<Row> {
  readonly id: string;
  /** Its head; on a card it stands before the value. */
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** The direction of its first sorting; without it the column does not sort. */
  readonly sortable?: SortDirection;
  /** Figures stand right. */
  readonly num?: boolean;
  /** `title` names the card, `bare` stands without its head, `hidden` is left out. */
  readonly card?: 'title' | 'bare' | 'hidden';
  /** For head and cells. */
  readonly className?: string;
}

/** The sorting after a click on a column's head. */
export const nextSort = <Row>(column: Column<Row>, now: Sort | undefined): Sort => ({
  by: column.id,
  direction:
    now?.by === column.id ? (now.direction === 'asc' ? 'desc' : 'asc') : (column.sortable ?? 'asc'),
});
