/** A table of rows, by page. */
export const DATA_TABLE = `import { useState } from 'react';
import type { Page, PageQuery } from '../api.ts';
import { errorText } from './error-text.ts';
import { valueText } from './value-text.ts';

export const PAGE_SIZE = 20;

interface Column<Row> {
  readonly name: keyof Row & string;
  readonly title: string;
  readonly isSortable: boolean;
}

interface Props<Row> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly page: Page<Row> | undefined;
  readonly error: unknown;
  readonly query: PageQuery;
  readonly onQuery: (query: PageQuery) => void;
  readonly keyOf: (row: Row) => string;
  readonly onEdit?: (row: Row) => void;
  readonly onDelete: (row: Row) => Promise<{ readonly error?: unknown }>;
}

/** A page of rows, with sorting, and buttons for the other pages. */
export function DataTable<Row>({
  label,
  columns,
  page,
  error,
  query,
  onQuery,
  keyOf,
  onEdit,
  onDelete,
}: Props<Row>) {
  const [failed, setFailed] = useState<string | null>(null);
  if (error) return <p role="alert">{errorText(error)}</p>;
  if (!page) return <p role="status">Loading …</p>;
  const { offset, sort, order = 'asc' } = query;
  const last = Math.min(offset + PAGE_SIZE, page.total);
  const turn = (to: number) => onQuery({ ...query, offset: to });
  const sortBy = (name: string) => {
    const isTurned = sort === name && order === 'asc';
    onQuery({ ...query, offset: 0, sort: name, order: isTurned ? 'desc' : 'asc' });
  };
  const remove = async (row: Row) => {
    const answer = await onDelete(row);
    setFailed(answer.error === undefined ? null : errorText(answer.error));
  };
  return (
    <>
      {failed !== null && <p role="alert">{failed}</p>}
      <div className="table">
        <table aria-label={label}>
          <thead>
            <tr>
              {columns.map(({ name, title, isSortable }) => (
                <th
                  key={name}
                  scope="col"
                  aria-sort={sort !== name ? 'none' : order === 'asc' ? 'ascending' : 'descending'}
                >
                  {isSortable ? (
                    <button type="button" onClick={() => sortBy(name)}>
                      {title}
                    </button>
                  ) : (
                    title
                  )}
                </th>
              ))}
              <th scope="col">
                <span className="visually-hidden">Actions</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {page.items.map((row) => (
              <tr key={keyOf(row)}>
                {columns.map(({ name }) => (
                  <td key={name}>{valueText(row[name])}</td>
                ))}
                <td className="actions">
                  {onEdit && (
                    <button
                      type="button"
                      aria-label={\`Edit \${keyOf(row)}\`}
                      onClick={() => onEdit(row)}
                    >
                      Edit
                    </button>
                  )}
                  <button
                    type="button"
                    aria-label={\`Delete \${keyOf(row)}\`}
                    onClick={() => void remove(row)}
                  >
                    Delete
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <nav aria-label={\`Pages of \${label}\`}>
        <button
          type="button"
          disabled={offset === 0}
          onClick={() => turn(Math.max(0, offset - PAGE_SIZE))}
        >
          Previous
        </button>
        <span role="status">
          {page.total === 0 ? 'No rows' : \`\${offset + 1}–\${last} of \${page.total}\`}
        </span>
        <button
          type="button"
          disabled={last >= page.total}
          onClick={() => turn(offset + PAGE_SIZE)}
        >
          Next
        </button>
      </nav>
    </>
  );
}
`;
