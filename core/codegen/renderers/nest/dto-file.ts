import { importLine } from '../class-validator/helpers.ts';
import { documentation, propertyKey, quoted } from '../text/source-text.ts';
import type { Column, RowModel, Table } from '../mikro-orm/row-model.ts';
import { canChange, isGiven, type ColumnTypes, type Decorator } from './columns.ts';
import { featureNames } from './feature-names.ts';

const TRANSFORMERS = new Set(['Type']);

/** Kinds of columns by which rows cannot be put in order. */
const UNORDERED = new Set(['json', 'list', 'set', 'other', 'bytes', 'map', 'tuple', 'oneOf']);

/** Columns by which a list can be sorted. */
export const sortable = ({ columns }: Table): readonly Column[] =>
  columns.filter(({ type }) => !UNORDERED.has(type.kind));

/** Writes the classes of transfer of one entity. */
export class DtoFile {
  private readonly validators = new Set<string>();
  private readonly transformers = new Set<string>();
  private readonly own = new Set<string>();
  private readonly swagger = new Set(['ApiProperty']);

  constructor(
    private readonly table: Table,
    private readonly types: ColumnTypes,
    private readonly rows: RowModel,
  ) {}

  text(): string {
    const { className, words } = featureNames(this.table);
    const { columns, key } = this.table;
    const given = columns.filter(isGiven);
    const classes = [
      this.class(
        `${className}Dto`,
        `A row of ${words}.`,
        columns.map((column) => this.shown(column)),
      ),
      this.class(
        `Create${className}Dto`,
        `What is given for a new ${words}.`,
        given.map((column) => this.input(column)),
      ),
      this.changes(given),
      this.class(
        `${className}Key`,
        `What tells one ${words} from another, as it stands in a path.`,
        key.map((column) => this.keyField(column)),
      ),
      this.query(),
      this.class(`${className}Page`, null, [
        `  @ApiProperty({ type: [${className}Dto] })\n  items!: ${className}Dto[];`,
        "  @ApiProperty({ type: 'integer' })\n  total!: number;",
      ]),
    ];
    const enumerations = this.enumerations(classes.join('\n'));
    const imports = [
      importLine([...this.swagger], '@nestjs/swagger'),
      importLine([...this.transformers], 'class-transformer'),
      importLine([...this.validators], 'class-validator'),
      importLine(enumerations, '../enumerations.js'),
      importLine([...this.own], '../shared/max-decimal-places.js'),
      "import { PageQuery } from '../shared/page-query.js';",
    ].filter((line) => line !== '');
    return `${[imports.join('\n'), ...classes].join('\n\n')}\n`;
  }

  private enumerations(text: string): string[] {
    return this.rows.model.enumerations
      .map(({ id }) => this.rows.typeName(id))
      .filter((name) =>
        new RegExp(`(?<![\\p{L}\\w$])${name.replaceAll('$', '\\$')}(?![\\p{L}\\w$])`, 'u').test(
          text,
        ),
      );
  }

  private class(name: string, comment: string | null, fields: readonly string[]): string {
    const head = [...documentation(comment), `export class ${name} {`];
    return [...head, fields.join('\n\n'), '}'].join('\n');
  }

  private decorator({ name, of }: Decorator): string {
    this.importsOf(name).add(name);
    return `  @${name}(${of.join(', ')})`;
  }

  private importsOf(decorator: string): Set<string> {
    if (decorator === 'MaxDecimalPlaces') return this.own;
    return TRANSFORMERS.has(decorator) ? this.transformers : this.validators;
  }

  private shown(column: Column): string {
    return [
      `  @ApiProperty(${this.types.openApi(column, true)})`,
      `  ${propertyKey(column.property)}!: ${this.types.answered(column, 'Date')};`,
    ].join('\n');
  }

  private input(column: Column): string {
    const { nullable } = column.field;
    const optional = nullable || this.types.hasDefault(column);
    const type = this.types.typescript(column.type, 'Date');
    const presence = nullable
      ? [this.decorator({ name: 'IsOptional', of: [] })]
      : optional
        ? [this.decorator({ name: 'ValidateIf', of: ['(_, value) => value !== undefined'] })]
        : [];
    const api = this.types.openApi(column);
    return [
      `  @ApiProperty(${optional ? api.replace(/^\{ /, '{ required: false, ') : api})`,
      ...presence,
      ...this.types.decorators(column.type).map((each) => this.decorator(each)),
      `  ${propertyKey(column.property)}${optional ? '?' : '!'}: ${type}${nullable ? ' | null' : ''};`,
    ].join('\n');
  }

  private keyField(column: Column): string {
    const type = this.types.typescript(column.type, 'Date');
    const numeric =
      type === 'number' ? [this.decorator({ name: 'Type', of: ['() => Number'] })] : [];
    return [
      `  @ApiProperty(${this.types.openApi(column)})`,
      ...numeric,
      ...this.types.decorators(column.type).map((each) => this.decorator(each)),
      `  ${propertyKey(column.property)}!: ${type};`,
    ].join('\n');
  }

  /** What a row is replaced by, and what is changed of it: neither has a key. */
  private changes(given: readonly Column[]): string {
    const { className } = featureNames(this.table);
    this.swagger.add('PartialType');
    const create = `Create${className}Dto`;
    const keys = given.filter(({ isKey }) => isKey).map(({ property }) => quoted(property));
    if (keys.length > 0) this.swagger.add('OmitType');
    const base = keys.length > 0 ? `OmitType(${create}, [${keys.join(', ')}] as const)` : create;
    const isChanged = canChange(this.table);
    const replace = `Replace${className}Dto`;
    const line = `export class ${replace} extends ${base} {}`;
    const broken = [
      `export class ${replace} extends OmitType(${create}, [`,
      ...keys.map((key) => `  ${key},`),
      '] as const) {}',
    ];
    return [
      ...(isChanged
        ? [
            '/** What the values of a row become; what is not given becomes its default, else null. */',
            ...(line.length <= 100 ? [line] : broken),
            '',
          ]
        : []),
      '/** What changes; what is not given stays. */',
      ...this.partial(`Update${className}Dto`, isChanged ? replace : base),
    ].join('\n');
  }

  private partial(name: string, base: string): readonly string[] {
    const line = `export class ${name} extends PartialType(${base}, {`;
    return line.length <= 100
      ? [line, '  skipNullProperties: false,', '}) {}']
      : [
          `export class ${name} extends PartialType(`,
          `  ${base},`,
          '  { skipNullProperties: false },',
          ') {}',
        ];
  }

  private query(): string {
    const { className } = featureNames(this.table);
    const names = sortable(this.table).map(({ property }) => quoted(property));
    const [first = quoted(this.table.key[0]!.property)] = this.table.key.map(({ property }) =>
      quoted(property),
    );
    const all = names.length > 0 ? names : [first];
    this.validators.add('IsIn');
    const line = `const SORTS = [${all.join(', ')}] as const;`;
    return [
      line.length <= 100
        ? line
        : `const SORTS = [\n${all.map((each) => `  ${each},\n`).join('')}] as const;`,
      '',
      `export class ${className}Query extends PageQuery {`,
      '  @ApiProperty({ required: false, enum: SORTS })',
      '  @IsIn(SORTS)',
      `  sort: (typeof SORTS)[number] = ${all.includes(first) ? first : all[0]};`,
      '}',
    ].join('\n');
  }
}
