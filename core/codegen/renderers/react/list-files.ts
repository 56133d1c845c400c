import { importLine } from '../class-validator/helpers.ts';
import type { Table } from '../mikro-orm/row-model.ts';
import { canChange } from '../nest/columns.ts';
import { sortable } from '../nest/dto-file.ts';
import { featureNames } from '../nest/feature-names.ts';
import { quoted } from '../text/source-text.ts';
import { attribute, jsxText, listHook, titleOf } from './page-text.ts';

/** The table of the rows, by page. */
export function tableFile(table: Table): string {
  const { className, file, many } = featureNames(table);
  const isChanged = canChange(table);
  const sorts = sortable(table);
  const columns = table.columns.map(
    (column) =>
      `  { name: ${quoted(column.property)}, title: ${quoted(titleOf(column.field.name))}, isSortable: ${sorts.includes(column)} },`,
  );
  const list = listHook(table);
  const names = [
    `pathOf${className}`,
    `useDelete${className}Mutation`,
    list,
    ...(isChanged ? [`type ${className}`] : []),
  ];
  const props = isChanged
    ? `interface Props {
  readonly onEdit: (row: ${className}) => void;
}

`
    : '';
  return `import { useState } from 'react';
import type { PageQuery } from '../api.ts';
import { DataTable, PAGE_SIZE } from '../ui/data-table.tsx';
${importLine(names, `./${file}-api.ts`)}

const COLUMNS = [
${columns.join('\n')}
] as const;

${props}/** The rows, by page. */
export function ${className}Table(${isChanged ? '{ onEdit }: Props' : ''}) {
  const [query, setQuery] = useState<PageQuery>({ offset: 0, limit: PAGE_SIZE });
  const { data, error } = ${list}(query);
  const [remove] = useDelete${className}Mutation();
  return (
    <DataTable
      label=${attribute(titleOf(many))}
      columns={COLUMNS}
      page={data}
      error={error}
      query={query}
      onQuery={setQuery}
      keyOf={pathOf${className}}
${isChanged ? '      onEdit={onEdit}\n' : ''}      onDelete={remove}
    />
  );
}
`;
}

/** The page: the form of a new row above the table, and the form of the row that is edited. */
export function pageFile(table: Table): string {
  const { className, file, many, words } = featureNames(table);
  const title = jsxText(titleOf(many));
  if (!canChange(table))
    return `import { ${className}Form } from './${file}-form.tsx';
import { ${className}Table } from './${file}-table.tsx';

export function ${className}Page() {
  return (
    <main>
      <h1>${title}</h1>
      <${className}Form />
      <${className}Table />
    </main>
  );
}
`;
  const form = `{(close) => <${className}Form row={edited} onDone={close} />}`;
  return `import { useState } from 'react';
import { EditDialog } from '../ui/edit-dialog.tsx';
import type { ${className} } from './${file}-api.ts';
import { ${className}Form } from './${file}-form.tsx';
import { ${className}Table } from './${file}-table.tsx';

export function ${className}Page() {
  const [edited, setEdited] = useState<${className} | null>(null);
  return (
    <main>
      <h1>${title}</h1>
      <${className}Form />
      <${className}Table onEdit={setEdited} />
      {edited && (
        <EditDialog title=${attribute(`Edit ${words}`)} onClose={() => setEdited(null)}>
          ${form}
        </EditDialog>
      )}
    </main>
  );
}
`;
}
