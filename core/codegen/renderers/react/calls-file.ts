import { importLine } from '../class-validator/helpers.ts';
import type { Table } from '../mikro-orm/row-model.ts';
import { canChange, isGiven } from '../nest/columns.ts';
import { featureNames } from '../nest/feature-names.ts';
import { propertyKey, quoted } from '../text/source-text.ts';
import {
  capitalized,
  enumerationImport,
  importLines,
  listHook,
  member,
  type PageSource,
} from './page-text.ts';

/** The row of a table as the server answers it, and the calls of its route. */
export function callsFile(table: Table, { rows, types }: PageSource): string {
  const { className, file, route, many } = featureNames(table);
  const fields = table.columns.map(
    (column) => `  readonly ${propertyKey(column.property)}: ${types.answered(column, 'string')};`,
  );
  const isChanged = canChange(table);
  const hooks = [
    listHook(table),
    `useCreate${className}Mutation`,
    ...(isChanged ? [`useUpdate${className}Mutation`, `useReplace${className}Mutation`] : []),
    `useDelete${className}Mutation`,
  ];
  const line = `export const { ${hooks.join(', ')} } =`;
  const exported =
    line.length <= 100
      ? `${line}${line.length <= 93 ? ' ' : '\n  '}calls;`
      : `export const {\n  ${hooks.join(',\n  ')},\n} = calls;`;
  const enumerations = enumerationImport(rows, fields.join('\n')).replace(
    'import {',
    'import type {',
  );
  const imports = importLines(
    importLine(
      ['api', ...(isChanged ? ['type Change'] : []), 'type Page', 'type PageQuery'],
      '../api.ts',
    ),
    enumerations,
    `import type { ${className}Input } from './${file}-schema.ts';`,
  );
  return `${imports}

/** A row, as the server answers it. */
export interface ${className} {
${fields.join('\n')}
}

${pathOf(table)}

const calls = api.injectEndpoints({
  endpoints: (build) => ({
    list${capitalized(many)}: build.query<Page<${className}>, PageQuery>({
      query: (params) => ({ url: '/${route}', params: { ...params } }),
      providesTags: ['${className}'],
    }),
    create${className}: build.mutation<${className}, ${className}Input>({
      query: (body) => ({ url: '/${route}', method: 'POST', body }),
      invalidatesTags: ['${className}'],
    }),
${isChanged ? changes(table) : ''}    delete${className}: build.mutation<null, ${className}>({
      query: (row) => ({ url: \`/${route}/\${pathOf${className}(row)}\`, method: 'DELETE' }),
      invalidatesTags: ['${className}'],
    }),
  }),
});

${exported}
`;
}

function pathOf(table: Table): string {
  const { className } = featureNames(table);
  const parts = table.key.map(({ property, type, field }) => {
    const value = member('row', property);
    const isText = type.kind !== 'boolean' && !field.nullable;
    return `encodeURIComponent(${isText ? value : `String(${value})`})`;
  });
  const isShort = parts.length === 1 && parts[0]!.length + 2 * className.length < 57;
  const line = `[${parts.join(', ')}].join('/')`;
  const joined = line.length <= 97 ? line : `[\n    ${parts.join(',\n    ')},\n  ].join('/')`;
  const path = parts.length === 1 ? parts[0]! : joined;
  return `/** The path of a row below that of all. */
export const pathOf${className} = (row: ${className}): string =>${isShort ? ' ' : '\n  '}${path};`;
}

/** The calls that change some values of a row, and all of them. */
function changes(table: Table): string {
  const { className, route } = featureNames(table);
  const keys = table.key.filter(isGiven).map(({ property }) => quoted(property));
  const input = `${className}Input`;
  const call = (name: string, method: string, values: string): string => {
    const types = [className, `Change<${className}, ${values}>`];
    const line = `    ${name}${className}: build.mutation<${types.join(', ')}>({`;
    const opening =
      line.length <= 100
        ? line
        : `    ${name}${className}: build.mutation<\n      ${types.join(',\n      ')}\n    >({`;
    return `${opening}
      query: ({ row, values }) => ({
        url: \`/${route}/\${pathOf${className}(row)}\`,
        method: '${method}',
        body: values,
      }),
      invalidatesTags: ['${className}'],
    }),
`;
  };
  const all = keys.length === 0 ? input : `Omit<${input}, ${keys.join(' | ')}>`;
  return call('update', 'PATCH', `Partial<${all}>`) + call('replace', 'PUT', all);
}
