import { useRef, type ReactNode } from 'react';
import { clsx } from 'clsx';
import { useText } from '../../../i18n/use-text.ts';
import { SelectBox } from '../../../ui/data-table/select-box.tsx';
import type { Selection } from '../../../ui/data-table/selection.ts';
import { TableFoot } from '../../../ui/data-table/table-foot.tsx';
import { useRowKeys } from '../../../ui/data-table/use-row-keys.ts';
import { ToolRows } from './tool-rows.tsx';
import type { RowActs } from './row-acts.ts';
import type { AdminTool } from './wire.ts';

interface Props extends RowActs {
  readonly tools: readonly AdminTool[];
  readonly sortable: boolean;
  readonly selection: Selection;
  readonly onReorder: (ids: readonly string[]) => void;
  /** What can be done with the chosen tools. */
  readonly bulk: ReactNode;
  readonly foot: ReactNode;
}

const HEAD =
  'sticky top-(--console-top,0px) z-10 first:rounded-tl-3 last:rounded-tr-3 max-sm:hidden';

/** The tools in a table whose rows can be ordered; below 640 px they are cards. */
export function ToolTable({ bulk, foot, ...rest }: Props) {
  const { tools, selection, onEdit } = rest;
  const t = useText();
  const table = useRef<HTMLTableElement>(null);
  const ids = tools.map(({ id }) => id);
  const count = ids.filter((id) => selection.ids.has(id)).length;
  const edit = (id: string) => {
    const tool = tools.find((one) => one.id === id);
    if (tool) onEdit(tool);
  };
  useRowKeys(table, {
    toggle: (id) => selection.set([id], !selection.ids.has(id)),
    open: edit,
    edit,
  });
  return (
    <div className="min-w-0 rounded-3 border border-line bg-surface">
      <table
        ref={table}
        role="table"
        aria-label={t('adminTools.table')}
        className="table-parts max-sm:block"
      >
        <thead role="rowgroup" className="max-sm:block">
          <tr
            role="row"
            className="max-sm:flex max-sm:min-h-10 max-sm:items-center max-sm:rounded-t-3 max-sm:border-b max-sm:bg-sunken max-sm:px-3"
          >
            <th className={clsx(HEAD, 'w-6 pr-0!')} aria-hidden="true" />
            <th
              role="columnheader"
              scope="col"
              className={clsx(
                HEAD,
                'w-10 max-sm:static max-sm:flex! max-sm:h-auto max-sm:w-auto max-sm:items-center max-sm:gap-3 max-sm:border-0 max-sm:bg-transparent max-sm:p-0 [&>label]:align-middle',
              )}
            >
              <SelectBox
                label={t('table.selectAll')}
                checked={count > 0 && count === ids.length}
                partly={count > 0 && count < ids.length}
                onChange={(chosen) => selection.set(ids, chosen)}
              />
              <span aria-hidden="true" className="sm:hidden">
                {t('table.selectAll')}
              </span>
            </th>
            {(['id', 'icon', 'name', 'badges', 'status'] as const).map((column) => (
              <th key={column} role="columnheader" scope="col" className={HEAD}>
                {t(`adminTools.${column}`)}
              </th>
            ))}
            <th role="columnheader" scope="col" className={clsx(HEAD, 'num')}>
              {t('adminTools.order')}
            </th>
            <th role="columnheader" scope="col" className={clsx(HEAD, 'num')}>
              {t('adminTools.actions')}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup" className="max-sm:block">
          <ToolRows {...rest} />
        </tbody>
      </table>
      <TableFoot count={count} onClear={selection.clear} bulk={bulk}>
        {foot}
      </TableFoot>
    </div>
  );
}
