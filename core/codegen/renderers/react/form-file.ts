import type { FieldType } from '../../model/field-type.ts';
import { importLine } from '../class-validator/helpers.ts';
import type { Column, RowModel, Table } from '../mikro-orm/row-model.ts';
import { canChange, isGiven } from '../nest/columns.ts';
import { featureNames } from '../nest/feature-names.ts';
import { quoted } from '../text/source-text.ts';
import {
  attribute,
  enumerationImport,
  importLines,
  jsxText,
  listHook,
  member,
  schemaName,
  titleOf,
  type PageSource,
} from './page-text.ts';

/** The form that creates a row, and changes one. */
export function formFile(table: Table, { rows }: PageSource): string {
  const { className, file, words } = featureNames(table);
  const given = table.columns.filter(isGiven);
  const isChanged = canChange(table);
  const targets = targetsOf(table, rows);
  const fields = (isChanged ? table.columns : given).map((column) =>
    formField(column, rows, isChanged),
  );
  const text = fields.join('\n');
  const usesErrors = given.some((column) => !isTick(column));
  const schema = schemaName(table);
  const hooks = [
    `useCreate${className}Mutation`,
    ...(isChanged ? [`useUpdate${className}Mutation`] : []),
    ...targets.filter((target) => target === table).map(listHook),
  ];
  const imports = importLines(
    ...(targets.length > 0 ? ["import { useId } from 'react';"] : []),
    "import { useForm } from 'react-hook-form';",
    enumerationImport(rows, text),
    ...(isChanged ? ["import { changesOf } from '../changes.ts';"] : []),
    ...(usesErrors ? ["import { Field } from '../ui/field.tsx';"] : []),
    ...(/<ShownField/.test(text) ? ["import { ShownField } from '../ui/shown-field.tsx';"] : []),
    "import { showFaults } from '../ui/show-faults.ts';",
    "import { zodResolver } from '../zod-resolver.ts';",
    ...targets
      .filter((target) => target !== table)
      .map((target) => {
        const names = featureNames(target);
        return `import { ${listHook(target)} } from '../${names.file}/${names.file}-api.ts';`;
      }),
    importLine([...hooks, ...(isChanged ? [`type ${className}`] : [])], `./${file}-api.ts`),
    importLine(
      [schema, 'EMPTY', `type ${className}Values`, ...(isChanged ? ['valuesOf'] : [])],
      `./${file}-schema.ts`,
    ),
  );
  const lists = targets.map(
    (target) =>
      `  const ${featureNames(target).many} = ${listHook(target)}(CHOICES).data?.items ?? [];\n`,
  );
  const choices = targets.map((target) => `${datalist(target)}\n`).join('');
  const choicesOf =
    targets.length === 0
      ? ''
      : '/** The rows that are offered where one is referred to; the key of any other can be typed. */\nconst CHOICES = { offset: 0, limit: 100 };\n\n';
  const ids = targets.length === 0 ? '' : '  const choices = useId();\n';
  const props = isChanged
    ? `interface Props {
  /** The row that is changed; without one, a row is created. */
  readonly row?: ${className};
  readonly onDone?: () => void;
}

`
    : '';
  const stored = isChanged
    ? `    const answer = row
      ? await update({ row, values: changesOf(${schema}, values, valuesOf(row)) })
      : await create(${schema}.parse(values));
    if (answer.error) showFaults(answer.error, values, setError);
    else if (onDone) onDone();
    else reset();`
    : `    const answer = await create(${schema}.parse(values));
    if (answer.error) showFaults(answer.error, values, setError);
    else reset();`;
  const label = isChanged
    ? `{row ? ${quoted(`Edit ${words}`)} : ${quoted(`New ${words}`)}}`
    : attribute(`New ${words}`);
  const formLine = `    <form aria-label=${label} noValidate onSubmit={(event) => void submit(event)}>`;
  const opening =
    formLine.length <= 100
      ? formLine
      : `    <form
      aria-label=${label}
      noValidate
      onSubmit={(event) => void submit(event)}
    >`;
  return `${imports}

${choicesOf}${props}/** Creates a row${isChanged ? ', or changes one' : ''}. */
export function ${className}Form(${isChanged ? '{ row, onDone }: Props' : ''}) {
  const [create] = useCreate${className}Mutation();
${isChanged ? `  const [update] = useUpdate${className}Mutation();\n` : ''}${ids}${lists.join('')}  const { register, handleSubmit, reset, setError, formState } = useForm<${className}Values>({
    resolver: zodResolver(${schema}${isChanged ? ', row && valuesOf(row)' : ''}),
    defaultValues: ${isChanged ? 'row ? valuesOf(row) : EMPTY' : 'EMPTY'},
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (values) => {
${stored}
  });
  return (
${opening}
${text}
${choices}      {errors.root?.message && <p role="alert">{errors.root.message}</p>}
      <button type="submit" disabled={isSubmitting}>
        ${isChanged ? "{row ? 'Save' : 'Create'}" : 'Create'}
      </button>${
        isChanged
          ? `
      {onDone && (
        <button type="button" onClick={onDone}>
          Cancel
        </button>
      )}`
          : ''
      }
    </form>
  );
}
`;
}

/** Tables of which a form offers rows. */
function targetsOf(table: Table, rows: RowModel): readonly Table[] {
  const ids = new Set(
    table.columns.filter(isGiven).flatMap(({ reference }) => reference?.target ?? []),
  );
  return rows.tables.filter(({ entity }) => ids.has(entity.id));
}

function datalist(target: Table): string {
  const { many, file } = featureNames(target);
  const key = member('row', target.key[0]!.property);
  const label = target.columns.find(
    ({ type, isKey, field }) => type.kind === 'text' && !isKey && !field.nullable,
  );
  const text = label ? `{${member('row', label.property)}}` : `{${key}}`;
  return `      <datalist id={\`\${choices}-${file}\`}>
        {${many}.map((row) => (
          <option key={${key}} value={${key}}>
            ${text}
          </option>
        ))}
      </datalist>`;
}

/** Whether a value is given by a tick. */
const isTick = ({ type, field }: Column): boolean => type.kind === 'boolean' && !field.nullable;

function formField(column: Column, rows: RowModel, isChanged: boolean): string {
  const { property, field, isKey } = column;
  const label = attribute(titleOf(field.name));
  const shown = `<ShownField label=${label} value={${member('row', property)}} />`;
  if (!isGiven(column)) return onNewLine(`{row && ${shown}}`, `{row && (`, shown, ')}');
  const typed = typedField(column, rows);
  if (!isKey || !isChanged) return typed.replaceAll(/^(?=.)/gm, '      ');
  return `      {row ? (
        ${shown}
      ) : (
${typed.replaceAll(/^(?=.)/gm, '        ')}
      )}`;
}

const onNewLine = (line: string, before: string, inner: string, after: string): string =>
  line.length <= 94 ? `      ${line}` : `      ${before}\n        ${inner}\n      ${after}`;

function typedField(column: Column, rows: RowModel): string {
  const { property, type, field, reference } = column;
  const title = titleOf(field.name);
  const name = quoted(property);
  if (isTick(column))
    return `<label>
  <input type="checkbox" {...register(${name})} /> ${jsxText(title)}
</label>`;
  const control = reference
    ? `<input {...ids} list={\`\${choices}-${fileOf(reference.target, rows)}\`} {...register(${name})} />`
    : controlOf(type, name, rows);
  const inner = control.includes('\n')
    ? `{(ids) => (\n${control.replaceAll(/^/gm, '    ')}\n  )}`
    : `{(ids) => ${control}}`;
  return `<Field label=${attribute(title)} error={${member('errors', property)}?.message}>
  ${inner}
</Field>`;
}

const fileOf = (id: string, { tables }: RowModel): string =>
  featureNames(tables.find(({ entity }) => entity.id === id)!).file;

function controlOf(type: FieldType, name: string, rows: RowModel): string {
  const input = (kind: string): string => `<input {...ids} ${kind} {...register(${name})} />`;
  switch (type.kind) {
    case 'date':
      return input('type="date"');
    case 'time':
      return input('type="time"');
    case 'datetime':
    case 'instant':
      return input('type="datetime-local"');
    case 'whole':
      return input('inputMode="numeric"');
    case 'decimal':
    case 'float':
      return input('inputMode="decimal"');
    case 'boolean':
      return `<select {...ids} {...register(${name})}>
  <option value="">–</option>
  <option value="true">Yes</option>
  <option value="false">No</option>
</select>`;
    case 'enumeration': {
      const values = `Object.values(${rows.typeName(type.enumeration)})`;
      return `<select {...ids} {...register(${name})}>
  <option value="">–</option>
  {${values}.map((value) => (
    <option key={String(value)} value={String(value)}>
      {String(value)}
    </option>
  ))}
</select>`;
    }
    case 'text':
    case 'uuid':
    case 'bytes':
    case 'other':
      return `<input {...ids} {...register(${name})} />`;
    default:
      return `<textarea {...ids} {...register(${name})} />`;
  }
}
