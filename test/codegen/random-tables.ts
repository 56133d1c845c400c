import type { SqlDialect } from '@toolyard/core/codegen';
import fc from 'fast-check';

/** A family of types that become one another, with a value that each of them can take. */
interface Family {
  readonly types: Readonly<Record<SqlDialect, readonly string[]>>;
  readonly value: string;
  /** A default that each of the types can have. */
  readonly default: string;
}

const FAMILIES = {
  number: {
    types: {
      postgresql: ['smallint', 'integer', 'bigint', 'numeric(10,2)', 'double precision', 'text'],
      mysql: ['smallint', 'int', 'bigint', 'int unsigned', 'decimal(10,2)', 'varchar(20)'],
      sqlite: ['INT', 'INTEGER', 'REAL', 'DECIMAL(10,2)', 'TEXT'],
    },
    value: "'1'",
    default: "'7'",
  },
  text: {
    types: {
      postgresql: ['varchar(5)', 'varchar(50)', 'text', 'char(3)'],
      mysql: ['varchar(5)', 'varchar(50)', 'char(3)'],
      sqlite: ['TEXT', 'VARCHAR(5)', 'VARCHAR(50)'],
    },
    value: "'abc'",
    default: "'x y'",
  },
  day: {
    types: {
      postgresql: ['date', 'timestamp', 'timestamptz', 'timestamp(3)', 'text'],
      mysql: ['date', 'datetime', 'datetime(3)', 'varchar(40)'],
      sqlite: ['DATE', 'DATETIME', 'TEXT'],
    },
    value: "'2024-02-29'",
    default: "'2020-01-01'",
  },
  flag: {
    types: {
      postgresql: ['boolean', 'integer'],
      mysql: ['tinyint(1)', 'int'],
      sqlite: ['BOOLEAN', 'INTEGER'],
    },
    value: "'1'",
    default: "'0'",
  },
  state: {
    types: {
      postgresql: ['state', 'text'],
      mysql: ["enum('new','old')", "enum('old','new','more')", 'varchar(9)'],
      sqlite: ['TEXT'],
    },
    value: "'new'",
    default: "'old'",
  },
  data: {
    types: { postgresql: ['json', 'jsonb', 'text'], mysql: ['json'], sqlite: ['JSON', 'TEXT'] },
    value: "'{}'",
    default: "'[]'",
  },
} satisfies Record<string, Family>;

type FamilyName = keyof typeof FAMILIES;

/** Columns by name; each name is of one family, so that the same name in two schemas can be converted. */
const COLUMNS: Readonly<Record<string, FamilyName>> = {
  amount: 'number',
  price: 'number',
  title: 'text',
  'full name': 'text',
  born: 'day',
  flag: 'flag',
  state: 'state',
  data: 'data',
};

const COLLATIONS: Readonly<Record<SqlDialect, string>> = {
  postgresql: ' COLLATE "C"',
  mysql: ' CHARACTER SET ascii COLLATE ascii_bin',
  sqlite: ' COLLATE NOCASE',
};

/** The family of a column; null if it holds no values of its own. */
export const familyOf = (name: string | undefined): FamilyName | null =>
  COLUMNS[name ?? ''] ?? null;

const TABLES = ['person', 'people', 'order', '部门'] as const;

interface Column {
  readonly name: string;
  readonly type: number;
  readonly required: boolean;
  readonly hasDefault: boolean;
  readonly comment: string | null;
  readonly mark: 'unique' | 'index' | 'check' | null;
  /** Which of the forms that the database has for its key or index. */
  readonly form: number;
  readonly collated: boolean;
}

interface Table {
  readonly name: string;
  readonly key: 'id' | 'counted' | 'identity' | 'always' | 'none';
  readonly columns: readonly Column[];
  /** Position of the table that it refers to. */
  readonly parent: number | null;
  readonly cascades: boolean;
  readonly deferral: '' | ' DEFERRABLE' | ' DEFERRABLE INITIALLY DEFERRED';
  /** It has options of the database. */
  readonly special: boolean;
  readonly sum: boolean;
}

/** Tables as they are said in no database's words. */
export interface Schema {
  readonly tables: readonly Table[];
  readonly values: readonly string[];
}

const column = (name: string): fc.Arbitrary<Column> =>
  fc.record({
    name: fc.constant(name),
    type: fc.nat(5),
    required: fc.boolean(),
    hasDefault: fc.boolean(),
    comment: fc.constantFrom(null, null, 'it\'s; a "comment"'),
    mark: fc.constantFrom(null, null, 'unique', 'index', 'check'),
    form: fc.nat(3),
    collated: fc.boolean(),
  });

const table = (name: string): fc.Arbitrary<Table> =>
  fc.record({
    name: fc.constant(name),
    key: fc.constantFrom('id', 'counted', 'counted', 'identity', 'always', 'none'),
    columns: fc
      .subarray(Object.keys(COLUMNS), { maxLength: 5 })
      .chain((names) => fc.tuple(...names.map(column))),
    parent: fc.option(fc.nat(3)),
    cascades: fc.boolean(),
    deferral: fc.constantFrom('', ' DEFERRABLE', ' DEFERRABLE INITIALLY DEFERRED'),
    special: fc.boolean(),
    sum: fc.boolean(),
  });

export const schemas: fc.Arbitrary<Schema> = fc.record({
  tables: fc
    .subarray([...TABLES], { minLength: 1 })
    .chain((names) => fc.tuple(...names.map(table))),
  values: fc
    .shuffledSubarray(['new', 'old', 'more', 'last'], { minLength: 2 })
    .filter((values) => values.includes('new') && values.includes('old')),
});

/** The statements of a schema in the words of a database. */
class Statements {
  private readonly quote: string;

  constructor(
    private readonly schema: Schema,
    private readonly dialect: SqlDialect,
  ) {
    this.quote = dialect === 'mysql' ? '`' : '"';
  }

  private name(text: string): string {
    return this.quote + text + this.quote;
  }

  private typeOf({ name, type }: Column): string {
    const types = FAMILIES[COLUMNS[name]!].types[this.dialect];
    return types[type % types.length]!;
  }

  private isNumber(each: Column): boolean {
    return COLUMNS[each.name] === 'number' && !/char|text/i.test(this.typeOf(each));
  }

  private column(each: Column): string {
    const { dialect } = this;
    const type = this.typeOf(each);
    const given = FAMILIES[COLUMNS[each.name]!].default;
    const literal = type === 'json' && dialect === 'mysql' ? `(${given})` : given;
    const comment =
      dialect === 'mysql' && each.comment ? ` COMMENT '${each.comment.replaceAll("'", "''")}'` : '';
    const collation = each.collated && COLUMNS[each.name] === 'text' ? COLLATIONS[dialect] : '';
    return `${this.name(each.name)} ${type}${collation}${each.required ? ' NOT NULL' : ''}${each.hasDefault ? ` DEFAULT ${literal}` : ''}${comment}`;
  }

  private key({ key }: Table): string[] {
    const id = this.name('id');
    const words = {
      postgresql: {
        counted: 'serial',
        identity: 'int GENERATED BY DEFAULT AS IDENTITY (START WITH 5 INCREMENT BY 3)',
        always: 'int GENERATED ALWAYS AS IDENTITY',
      }[key as 'counted'],
      mysql: 'int NOT NULL AUTO_INCREMENT',
      sqlite: 'INTEGER',
    };
    const end = this.dialect === 'sqlite' && key === 'always' ? ' AUTOINCREMENT' : '';
    if (key === 'none') return [`${id} ${this.dialect === 'mysql' ? 'int' : 'integer'}`];
    const type = key === 'id' ? 'int NOT NULL' : words[this.dialect];
    return [`${id} ${type} PRIMARY KEY${end}`];
  }

  private check(each: Column): string {
    const text = this.isNumber(each)
      ? `${this.name(each.name)} >= 0`
      : `${this.name(each.name)} IS NOT NULL OR 1 = 1`;
    return `CHECK (${text})`;
  }

  private parent({ parent }: Table): Table | undefined {
    const target = parent === null ? undefined : this.schema.tables[parent];
    return target && target.key !== 'none' ? target : undefined;
  }

  private table(each: Table): string {
    const { dialect } = this;
    const numbers = each.columns.filter((one) => this.isNumber(one));
    const parent = this.parent(each);
    const isKey = (one: Column): boolean => !/json/i.test(this.typeOf(one));
    const parts = [
      ...this.key(each),
      ...each.columns.map((one) => this.column(one)),
      ...(parent ? [`${this.name('parent_id')} int`] : []),
      ...(each.sum && numbers[0]
        ? [
            `${this.name('twice')} ${dialect === 'sqlite' ? 'REAL' : dialect === 'mysql' ? 'double' : 'double precision'} GENERATED ALWAYS AS (${this.name(numbers[0].name)} * 2) STORED`,
          ]
        : []),
      ...each.columns
        .filter((one) => one.mark === 'unique' && isKey(one))
        .map((one) => this.unique(one)),
      ...each.columns.filter(({ mark }) => mark === 'check').map((one) => this.check(one)),
      ...(parent && dialect === 'sqlite' ? [this.reference(each, parent)] : []),
    ];
    return `CREATE TABLE ${this.name(each.name)} (\n  ${parts.join(',\n  ')}\n)${this.options(each)};`;
  }

  private options({ special, key }: Table): string {
    const texts = {
      postgresql: '',
      mysql: ' DEFAULT CHARSET=latin1',
      sqlite: key === 'id' ? ' WITHOUT ROWID' : '',
    };
    return special ? texts[this.dialect] : '';
  }

  private unique({ name, form }: Column): string {
    const column = `(${this.name(name)})`;
    if (this.dialect !== 'postgresql') return `UNIQUE ${column}`;
    return [
      `UNIQUE ${column}`,
      `UNIQUE NULLS NOT DISTINCT ${column}`,
      `UNIQUE ${column} INCLUDE (${this.name('id')})`,
      `UNIQUE ${column} DEFERRABLE`,
    ][form]!;
  }

  private index(table: Table, { name, form }: Column): string {
    const [column, id] = [this.name(name), this.name('id')];
    const isText = COLUMNS[name] === 'text';
    const forms = {
      postgresql: [
        `(${column})`,
        `(${column} DESC NULLS LAST, ${id})`,
        isText ? `(${column} COLLATE "C" DESC)` : `USING hash (${column})`,
        `(${column}) INCLUDE (${id})`,
      ],
      mysql: [
        `(${column})`,
        `(${column} DESC, ${id})`,
        isText ? `(${column}(2))` : `(${column} DESC)`,
        `(${id}, ${column} DESC)`,
      ],
      sqlite: [
        `(${column})`,
        `(${column} DESC, ${id})`,
        `(${column} COLLATE NOCASE DESC)`,
        `(${id}, ${column} DESC)`,
      ],
    }[this.dialect];
    return `CREATE INDEX ${this.name(`${table.name} ${name}`)} ON ${this.name(table.name)} ${forms[form]!};`;
  }

  private reference({ cascades, deferral }: Table, { name }: Table): string {
    const deferred = this.dialect === 'mysql' ? '' : deferral;
    const rule = (cascades ? ' ON DELETE CASCADE' : '') + deferred;
    return `FOREIGN KEY (${this.name('parent_id')}) REFERENCES ${this.name(name)} (${this.name('id')})${rule}`;
  }

  text(): string {
    const { schema, dialect } = this;
    const { tables, values } = schema;
    return [
      ...(dialect === 'postgresql'
        ? [`CREATE TYPE state AS ENUM (${values.map((value) => `'${value}'`).join(', ')});`]
        : []),
      ...tables.map((each) => this.table(each)),
      ...tables.flatMap((each) =>
        each.columns
          .filter((one) => one.mark === 'index' && !/json/i.test(this.typeOf(one)))
          .map((one) => this.index(each, one)),
      ),
      ...tables.flatMap((each) => {
        const parent = dialect === 'sqlite' ? undefined : this.parent(each);
        return parent
          ? [`ALTER TABLE ${this.name(each.name)} ADD ${this.reference(each, parent)};`]
          : [];
      }),
      ...(dialect === 'postgresql'
        ? tables.flatMap((each) =>
            each.columns.flatMap(({ name, comment }) =>
              comment === null
                ? []
                : [
                    `COMMENT ON COLUMN ${this.name(each.name)}.${this.name(name)} IS '${comment.replaceAll("'", "''")}';`,
                  ],
            ),
          )
        : []),
    ].join('\n');
  }

  /** One row of each table; what may be null is. */
  rows(): string {
    return this.schema.tables
      .map((each) => {
        const required = each.columns.filter((one) => one.required || one.type % 2 === 0);
        const names = ['id', ...required.map(({ name }) => name)].map((name) => this.name(name));
        const values = ['1', ...required.map(({ name }) => FAMILIES[COLUMNS[name]!].value)];
        const isForced = this.dialect === 'postgresql' && each.key === 'always';
        const force = isForced ? ' OVERRIDING SYSTEM VALUE' : '';
        return `INSERT INTO ${this.name(each.name)} (${names.join(', ')})${force} VALUES (${values.join(', ')});`;
      })
      .join('\n');
  }

  /** How many rows tables of both schemas have. */
  counts(other: Schema): { sql: string; rows: string[][] }[] {
    return this.schema.tables
      .filter(({ name }) => other.tables.some((each) => each.name === name))
      .map(({ name }) => ({ sql: `SELECT count(*) FROM ${this.name(name)}`, rows: [['1']] }));
  }
}

export const statementsOf = (schema: Schema, dialect: SqlDialect): Statements =>
  new Statements(schema, dialect);
