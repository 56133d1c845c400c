import { importLine } from '../class-validator/helpers.ts';
import type { Column, Table } from '../mikro-orm/row-model.ts';
import { propertyKey } from '../text/source-text.ts';
import { canChange, isGiven, type ColumnTypes } from './columns.ts';
import { featureNames } from './feature-names.ts';
import { member } from './member.ts';

/** The service of a feature: what can be done with the rows of one table. */
export function serviceFile(table: Table, types: ColumnTypes): string {
  const { className, file, words } = featureNames(table);
  const { key, columns } = table;
  const isChanged = canChange(table);
  const sorted = key.map(({ property }) => `{ ${propertyKey(property)}: 'asc' }`);
  const orders = ['{ [sort]: order }', ...sorted];
  const declared = `    const orderBy: QueryOrderMap<${className}>[] = [${orders.join(', ')}];`;
  const orderBy =
    declared.length <= 100
      ? declared
      : [
          `    const orderBy: QueryOrderMap<${className}>[] = [`,
          ...orders.map((each) => `      ${each},`),
          '    ];',
        ].join('\n');
  const shown = columns.map(
    (column) => `  ${propertyKey(column.property)}: ${shownValue(column, types)},`,
  );
  const unset = isChanged ? unsetValues(table, types) : '';
  const names = [
    `Create${className}Dto`,
    ...['Dto', 'Key', 'Page', 'Query'].map((ending) => `${className}${ending}`),
    ...(isChanged ? [`Replace${className}Dto`] : []),
    `Update${className}Dto`,
  ];
  const where = key.map(({ property }) => propertyKey(property));
  const isPlain = key.every(({ property }) => propertyKey(property) === property);
  const filter = isPlain
    ? `{ ${where.join(', ')} }`
    : `{ ${key.map(({ property }) => `${propertyKey(property)}: ${member('key', property)}`).join(', ')} }`;
  const orm = ['EntityManager', 'type QueryOrderMap', ...(unset.includes('raw(') ? ['raw'] : [])];
  const replace = `
  async replace(key: ${className}Key, input: Replace${className}Dto): Promise<${className}Dto> {
    const row = await this.find(key);
    ${changes(table, unset === '' ? [] : ['...unset()'])}
    await this.em.flush();
    return shown(await this.stored(row));
  }
`;
  return `${importLine(orm, '@mikro-orm/pglite')}
import { Injectable, NotFoundException } from '@nestjs/common';
${importLine(
  names.map((name) => `type ${name}`),
  `./${file}.dto.js`,
)
  .replaceAll('type ', '')
  .replace('import {', 'import type {')}
import { ${className} } from './${file}.entity.js';

const shown = (row: ${className}): ${className}Dto => ({
${shown.join('\n')}
});

${unset}@Injectable()
export class ${className}Service {
  constructor(private readonly em: EntityManager) {}

  async list({ offset, limit, sort, order }: ${className}Query): Promise<${className}Page> {
${orderBy}
    const [rows, total] = await this.em.findAndCount(${className}, {}, { offset, limit, orderBy });
    return { items: rows.map(shown), total };
  }

  async read(key: ${className}Key): Promise<${className}Dto> {
    return shown(await this.find(key));
  }

  async create(input: Create${className}Dto): Promise<${className}Dto> {
    ${call(`const row = this.em.create(${className}`, newValues(table, types))}
    await this.em.flush();
    return shown(await this.stored(row));
  }

  async update(key: ${className}Key, input: Update${className}Dto): Promise<${className}Dto> {
    const row = await this.find(key);
    ${changes(table, [])}
    await this.em.flush();
    return shown(await this.stored(row));
  }
${isChanged ? replace : ''}
  async delete(key: ${className}Key): Promise<void> {
    this.em.remove(await this.find(key));
    await this.em.flush();
  }

  /** The row with what the database made of it. */
  private async stored(row: ${className}): Promise<${className}> {
    await this.em.refresh(row);
    return row;
  }

  private async find(${isPlain ? `{ ${where.join(', ')} }` : 'key'}: ${className}Key): Promise<${className}> {
    const row = await this.em.findOne(${className}, ${filter});
    if (!row) throw new NotFoundException('There is no such ${words.replaceAll("'", '')}');
    return row;
  }
}
`;
}

function shownValue(column: Column, types: ColumnTypes): string {
  const { property, type, field } = column;
  const value = member('row', property);
  if (type.kind === 'bytes')
    return field.nullable
      ? `${value} ? Buffer.from(${value}).toString('base64') : null`
      : `Buffer.from(${value}).toString('base64')`;
  if (types.isOpenNumber(column))
    return `Number.isFinite(${value}) ? ${field.nullable ? `(${value} ?? null)` : value} : null`;
  return field.nullable ? `${value} ?? null` : value;
}

/** The values of a new row, where some are not those that are given. */
function newValues({ columns }: Table, types: ColumnTypes): readonly string[] {
  const parts = columns.filter(isGiven).flatMap((column) => {
    const { property, field, type } = column;
    const value = member('input', property);
    const decoded = `Buffer.from(${value}, 'base64')`;
    if (type.kind === 'bytes')
      return [
        `${propertyKey(property)}: ${field.nullable ? `${value} ? ${decoded} : null` : decoded}`,
      ];
    // Columns of JSON are never optional in MikroORM's types.
    const isOptional = field.nullable || types.hasDefault(column);
    const isJson = types.typescript(type, 'Date').startsWith('NonNullable');
    return isJson && isOptional ? [`${propertyKey(property)}: ${value}`] : [];
  });
  return ['...input', ...parts];
}

/** What a row has where a client gives nothing: its default, else null. */
function unsetValues({ columns }: Table, types: ColumnTypes): string {
  const values = columns
    .filter((column) => isGiven(column) && !column.isKey)
    .flatMap((column) => {
      const name = propertyKey(column.property);
      if (types.hasDefault(column)) return [`${name}: raw('default')`];
      return column.field.nullable ? [`${name}: null`] : [];
    });
  if (values.length === 0) return '';
  const line = `const unset = () => ({ ${values.join(', ')} });`;
  const text =
    line.length <= 100
      ? line
      : ['const unset = () => ({', ...values.map((each) => `  ${each},`), '});'].join('\n');
  return `/** What a row has where nothing is given. */\n${text}\n\n`;
}

/** The statements that change a row: to what is given, else to what stands `before`. */
function changes({ columns }: Table, before: readonly string[]): string {
  const bytes = columns.filter((column) => column.type.kind === 'bytes' && isGiven(column));
  const assigned = (parts: readonly string[]): string =>
    call('this.em.assign(row', [...before, ...parts]);
  if (bytes.length === 0) return assigned(['...input']);
  const taken = bytes.map(({ property }, at) => `${propertyKey(property)}: bytes${at + 1}`);
  const decoded = bytes.map(({ property, field }, at) => {
    const name = `bytes${at + 1}`;
    const value = `Buffer.from(${name}, 'base64')`;
    const given = `${propertyKey(property)}: ${field.nullable ? `${name} === null ? null : ${value}` : value}`;
    const line = `...(${name} !== undefined && { ${given} })`;
    return line.length <= 92 ? line : `...(${name} !== undefined && {\n        ${given},\n      })`;
  });
  const taking = `const { ${taken.join(', ')}, ...values } = input;`;
  return [taking, assigned(['...values', ...decoded])].join('\n    ');
}

/** A call whose last argument is an object; on several lines where one is too long. */
function call(start: string, members: readonly string[]): string {
  const line = `${start}, { ${members.join(', ')} });`;
  if (line.length <= 96 && !line.includes('\n')) return line;
  return [`${start}, {`, ...members.map((each) => `      ${each},`), '    });'].join('\n');
}
