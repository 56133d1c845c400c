import { clsx } from 'clsx';
import { useText } from '../../i18n/use-text.ts';
import { SortHead } from '../sort-head.tsx';
import { Th } from '../table.tsx';
import { nextSort, type Column, type Sort } from './column.ts';
import { SelectBox } from './select-box.tsx';

interface Props<Row> {
  readonly columns: readonly Column<Row>[];
  readonly sort?: Sort | undefined;
  readonly onSort?: ((sort: Sort) => void) | undefined;
  /** Absent where rows cannot be chosen. */
  readonly chosen?: { readonly all: boolean; readonly some: boolean; readonly none: boolean };
  readonly onChooseAll: (chosen: boolean) => void;
  readonly hasActions: boolean;
}

const CELL =
  'sticky top-(--console-top,0px) z-10 text-ink-3! first:rounded-tl-3 last:rounded-tr-3 max-sm:static max-sm:flex max-sm:h-auto max-sm:items-center max-sm:border-0 max-sm:p-0 max-sm:bg-transparent';

/** The heads of a table; below 640 px a strip with what sorts and what chooses all. */
export function TableHead<Row>(props: Props<Row>) {
  const { columns, sort, onSort, chosen, onChooseAll, hasActions } = props;
  const t = useText();
  const isStripEmpty = !chosen && !columns.some((column) => isSortable(column, onSort));
  return (
    <thead role="rowgroup" className={isStripEmpty ? 'max-sm:hidden' : 'max-sm:block'}>
      <tr
        role="row"
        className="max-sm:flex max-sm:min-h-10 max-sm:flex-wrap max-sm:items-center max-sm:gap-x-3 max-sm:rounded-t-3 max-sm:border-b max-sm:bg-sunken max-sm:px-3"
      >
        {chosen && (
          <Th role="columnheader" className={clsx(CELL, 'w-10 max-sm:w-7')}>
            <SelectBox
              label={t('table.selectAll')}
              checked={chosen.all}
              partly={chosen.some && !chosen.all}
              disabled={chosen.none}
              onChange={onChooseAll}
            />
          </Th>
        )}
        {columns.map((column) => (
          <HeadCell key={column.id} column={column} sort={sort} onSort={onSort} />
        ))}
        {hasActions && (
          <Th num role="columnheader" className={clsx(CELL, 'max-sm:hidden')}>
            {t('table.actions')}
          </Th>
        )}
      </tr>
    </thead>
  );
}

const isSortable = <Row,>({ sortable }: Column<Row>, onSort: Props<Row>['onSort']): boolean =>
  sortable !== undefined && onSort !== undefined;

type HeadCellProps<Row> = Pick<Props<Row>, 'sort' | 'onSort'> & { readonly column: Column<Row> };

function HeadCell<Row>({ column, sort, onSort }: HeadCellProps<Row>) {
  const isSorting = isSortable(column, onSort);
  const head = {
    role: 'columnheader',
    num: column.num,
    className: clsx(CELL, !isSorting && 'max-sm:hidden', column.className),
  };
  return isSorting && onSort ? (
    <SortHead
      {...head}
      direction={sort?.by === column.id ? sort.direction : null}
      onSort={() => onSort(nextSort(column, sort))}
    >
      {column.header}
    </SortHead>
  ) : (
    <Th {...head}>{column.header}</Th>
  );
}
