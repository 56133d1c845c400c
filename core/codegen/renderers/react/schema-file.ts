import type { FieldType } from '../../model/field-type.ts';
import { importLine } from '../class-validator/helpers.ts';
import type { Column, Table } from '../mikro-orm/row-model.ts';
import { canChange, digitsPattern, isBig, isGiven, limitsOf } from '../nest/columns.ts';
import { featureNames } from '../nest/feature-names.ts';
import { regularExpression } from '../text/regular-expression.ts';
import { propertyKey } from '../text/source-text.ts';
import {
  enumerationImport,
  importLines,
  member,
  schemaName,
  type PageSource,
} from './page-text.ts';

const HELPERS = [
  'choiceText',
  'isList',
  'isThere',
  'jsonInput',
  'jsonText',
  'momentInput',
  'momentText',
  'numberText',
  'orMissing',
  'orNull',
  'plainInput',
  'timeInput',
];

/** The schema of a form, with what the form shows of nothing and of a row. */
export function schemaFile(table: Table, { rows, types }: PageSource): string {
  const { className, file } = featureNames(table);
  const given = table.columns.filter(isGiven);
  const schemas = new FieldSchemas({ rows, types });
  const text = given
    .map((column) => `  ${propertyKey(column.property)}: ${schemas.of(column)},`)
    .join('\n');
  const empty = given.map((column) => `  ${propertyKey(column.property)}: ${emptyInput(column)},`);
  const shown = given.map(
    (column) => `  ${propertyKey(column.property)}: ${schemas.input(column)},`,
  );
  const valuesOf = canChange(table)
    ? `
/** What is typed in a form that shows a row. */
export const valuesOf = (row: ${className}): ${className}Values => ({
${shown.join('\n')}
});
`
    : '';
  const helpers = HELPERS.filter((name) => new RegExp(`\\b${name}\\b`).test(text + valuesOf));
  const imports = importLines(
    "import { z } from 'zod';",
    enumerationImport(rows, text),
    importLine(helpers, '../form-values.ts'),
    valuesOf === '' ? '' : `import type { ${className} } from './${file}-api.ts';`,
  );
  return `${imports}

/** What is typed, as the server takes it. */
export const ${schemaName(table)} = z.object({
${text}
});

export type ${className}Values = z.input<typeof ${schemaName(table)}>;

export type ${className}Input = z.output<typeof ${schemaName(table)}>;

export const EMPTY: ${className}Values = {
${empty.join('\n')}
};
${valuesOf}`;
}

/** What a form shows where nothing was typed: a ticked box where that is the default. */
function emptyInput({ type, field }: Column): string {
  if (type.kind !== 'boolean' || field.nullable) return "''";
  const value = field.default?.kind === 'value' ? field.default.value : null;
  return String(value?.kind === 'boolean' && value.value);
}

class FieldSchemas {
  constructor(private readonly source: PageSource) {}

  of(column: Column): string {
    const { type, field } = column;
    if (type.kind === 'boolean' && !field.nullable) return 'z.boolean()';
    const schema = this.value(type);
    if (field.nullable) return `orNull(${schema})`;
    return this.source.types.hasDefault(column) ? `orMissing(${schema})` : schema;
  }

  /** What is typed for the value of a row. */
  input({ property, type, field }: Column): string {
    const value = member('row', property);
    const written = this.source.types.typescript(type, 'string');
    switch (type.kind) {
      case 'datetime':
      case 'instant':
        return `momentInput(${value})`;
      case 'time':
        return `timeInput(${value})`;
      case 'boolean':
        return field.nullable ? `plainInput(${value})` : value;
      default:
    }
    if (written === 'string') return field.nullable ? `${value} ?? ''` : value;
    return written === 'number' || type.kind === 'enumeration'
      ? `plainInput(${value})`
      : `jsonInput(${value})`;
  }

  private value(type: FieldType): string {
    const { rows, types } = this.source;
    switch (type.kind) {
      case 'text': {
        const { least, most } = type.size;
        const form = type.pattern === null ? null : regularExpression(type.pattern);
        return `z.string().min(${Math.max(1, least ?? 1)})${most === null ? '' : `.max(${most})`}${form === null ? '' : `.regex(${form})`}`;
      }
      case 'whole':
        return isBig(type)
          ? "z.string().regex(/^-?\\d{1,20}$/, 'Enter a whole number')"
          : `numberText(z.int()${limits(type)})`;
      case 'decimal':
        return types.typescript(type, 'string') === 'string'
          ? `z.string().regex(${digitsPattern(type)}, 'Enter a number')`
          : `numberText(z.number()${limits(type)})`;
      case 'float':
        return `numberText(z.number()${limits(type)})`;
      case 'boolean':
        return 'choiceText([true, false])';
      case 'date':
        return 'z.iso.date()';
      case 'datetime':
      case 'instant':
        return 'momentText';
      case 'uuid':
        return 'z.guid()';
      case 'bytes':
        return 'z.base64()';
      case 'time':
      case 'other':
        return 'z.string().min(1)';
      case 'enumeration':
        return `choiceText(Object.values(${rows.typeName(type.enumeration)}))`;
      case 'set':
      case 'list':
        return `jsonText<${types.typescript(type, 'string')}>(isList)`;
      default:
        return 'jsonText<NonNullable<unknown>>(isThere)';
    }
  }
}

function limits(type: FieldType): string {
  const { least, most } = limitsOf(type);
  return [
    least ? `.${least.exclusive ? 'gt' : 'min'}(${least.value})` : '',
    most ? `.${most.exclusive ? 'lt' : 'max'}(${most.value})` : '',
  ].join('');
}
