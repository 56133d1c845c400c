import type { SqlDialect } from '@toolyard/core/codegen';

/** A change of tables, with rows that are there. */
export interface MigrationCase {
  readonly name: string;
  readonly dialect: SqlDialect;
  readonly from: string;
  readonly to: string;
  readonly seed?: string;
  readonly answers?: Readonly<Record<string, string>>;
  readonly after?: readonly {
    readonly sql: string;
    readonly rows: readonly (readonly (string | null)[])[];
  }[];
  /** Kinds of warnings that must be there. */
  readonly warns?: readonly string[];
}

const POSTGRES: readonly Omit<MigrationCase, 'dialect'>[] = [
  {
    name: 'a table and its column have other names',
    from: "CREATE TABLE person (id serial PRIMARY KEY, mail text UNIQUE NOT NULL, CHECK (mail <> '')); CREATE TABLE pet (id serial PRIMARY KEY, owner integer NOT NULL REFERENCES person ON DELETE CASCADE);",
    to: "CREATE TABLE people (id serial PRIMARY KEY, email text UNIQUE NOT NULL, CHECK (email <> '')); CREATE TABLE pet (id serial PRIMARY KEY, owner integer NOT NULL REFERENCES people ON DELETE CASCADE);",
    seed: "INSERT INTO person (mail) VALUES ('a'), ('b'); INSERT INTO pet (owner) VALUES (2);",
    after: [
      {
        sql: 'SELECT p.email, t.id FROM people p LEFT JOIN pet t ON t.owner = p.id ORDER BY p.id',
        rows: [
          ['a', null],
          ['b', '1'],
        ],
      },
    ],
  },
  {
    name: 'types that need a conversion',
    from: "CREATE TYPE s AS ENUM ('a', 'b'); CREATE TABLE t (id int PRIMARY KEY, n text NOT NULL DEFAULT '7', f integer DEFAULT 1, d timestamp, j text, e text DEFAULT 'a', l text, u text, x s, v varchar(10), m numeric(8,2));",
    to: "CREATE TYPE s AS ENUM ('a', 'b'); CREATE TABLE t (id bigint PRIMARY KEY, n integer NOT NULL DEFAULT 8, f boolean DEFAULT true, d date, j jsonb, e s DEFAULT 'b', l text[], u uuid, x text, v varchar(20), m numeric(12,4));",
    seed: "INSERT INTO t VALUES (1, '12', 0, '2024-02-29 10:00', '{\"a\":1}', 'b', 'x', '11111111-1111-4111-8111-111111111111', 'a', 'v', 1.25);",
    after: [
      {
        sql: "SELECT n, f, d::text, j->>'a', e::text, l[1], x, m::text FROM t",
        rows: [['12', 'false', '2024-02-29', '1', 'b', 'x', 'a', '1.2500']],
      },
    ],
  },
  {
    name: 'values of an enumeration are added, removed and put in another order',
    from: "CREATE TYPE s AS ENUM ('new', 'old', 'gone'); CREATE TABLE t (id int PRIMARY KEY, st s NOT NULL DEFAULT 'new', more s[], CHECK (st <> 'gone')); CREATE INDEX live ON t (id) WHERE st = 'new'; CREATE TYPE k AS ENUM ('x'); CREATE TABLE w (k k DEFAULT 'x');",
    to: "CREATE TYPE s AS ENUM ('old', 'fresh', 'new'); CREATE TABLE t (id int PRIMARY KEY, st s NOT NULL DEFAULT 'fresh', more s[]); CREATE INDEX live ON t (id) WHERE st = 'new'; CREATE TYPE k AS ENUM ('w', 'x', 'y', 'z'); CREATE TABLE w (k k DEFAULT 'y');",
    seed: "INSERT INTO t VALUES (1, 'new', '{old}'), (2, 'old', NULL); INSERT INTO w VALUES ('x');",
    answers: { 'renamed or new s gone': 'gone' },
    after: [
      {
        sql: 'SELECT id, st::text, more::text FROM t ORDER BY t.st',
        rows: [
          ['2', 'old', null],
          ['1', 'new', '{old}'],
        ],
      },
    ],
    warns: ['may not fit'],
  },
  {
    name: 'a value of an enumeration has another name',
    from: "CREATE TYPE s AS ENUM ('todo', 'done'); CREATE TABLE t (st s DEFAULT 'todo');",
    to: "CREATE TYPE s AS ENUM ('open', 'done'); CREATE TABLE t (st s DEFAULT 'open');",
    seed: "INSERT INTO t VALUES ('todo');",
    after: [{ sql: 'SELECT st::text FROM t', rows: [['open']] }],
  },
  {
    name: 'a column becomes required, and new ones are',
    from: 'CREATE TABLE t (id int PRIMARY KEY, a text, b integer);',
    to: "CREATE TABLE t (id int PRIMARY KEY, a text NOT NULL DEFAULT 'none', b integer NOT NULL, c text NOT NULL, d date NOT NULL, e timestamptz NOT NULL DEFAULT now());",
    seed: "INSERT INTO t VALUES (1, NULL, NULL), (2, 'x', 3);",
    after: [
      {
        sql: 'SELECT a, b, c FROM t ORDER BY id',
        rows: [
          ['none', '0', ''],
          ['x', '3', ''],
        ],
      },
    ],
    warns: ['rows without a value'],
  },
  {
    name: 'another primary key, a reference that goes and one that comes',
    from: 'CREATE TABLE a (id int PRIMARY KEY, code text NOT NULL); CREATE TABLE b (id int PRIMARY KEY, a_id int REFERENCES a, code text);',
    to: 'CREATE TABLE a (id int UNIQUE, code text PRIMARY KEY); CREATE TABLE b (id int PRIMARY KEY, a_id int, code text REFERENCES a (code) ON UPDATE CASCADE);',
    seed: "INSERT INTO a VALUES (1, 'x'); INSERT INTO b VALUES (1, 1, 'x');",
    warns: ['may break a rule', 'may not be unique'],
  },
  {
    name: 'a reference to a key that is made anew',
    from: 'CREATE TABLE a (x int, y int, PRIMARY KEY (x, y)); CREATE TABLE b (x int, y int, FOREIGN KEY (x, y) REFERENCES a);',
    to: 'CREATE TABLE a (x int NOT NULL, y int NOT NULL, UNIQUE (x, y), id serial PRIMARY KEY); CREATE TABLE b (x int, y int, FOREIGN KEY (x, y) REFERENCES a (x, y));',
    seed: 'INSERT INTO a VALUES (1, 2); INSERT INTO b VALUES (1, 2);',
  },
  {
    name: 'tables that refer to each other come and go',
    from: 'CREATE TABLE a (id int PRIMARY KEY, b int); CREATE TABLE b (id int PRIMARY KEY, a int REFERENCES a); ALTER TABLE a ADD FOREIGN KEY (b) REFERENCES b; CREATE TABLE "stay" (id int);',
    to: 'CREATE TABLE "stay" (id int); CREATE TABLE c (id int PRIMARY KEY, other_thing int); CREATE TABLE dd (id int PRIMARY KEY, c int REFERENCES c); ALTER TABLE c ADD FOREIGN KEY (other_thing) REFERENCES dd;',
    answers: { 'renamed or new a': 'gone', 'renamed or new b': 'gone' },
    warns: ['rows lost'],
  },
  {
    name: 'a column becomes computed, a computed one is made of others, and its source has another type',
    from: 'CREATE TABLE t (id int PRIMARY KEY, a integer, b integer, sum integer, twice integer GENERATED ALWAYS AS (a * 2) STORED, plain integer GENERATED ALWAYS AS (b + 1) STORED);',
    to: 'CREATE TABLE t (id int PRIMARY KEY, a bigint, b integer, sum integer GENERATED ALWAYS AS (a + b) STORED, twice integer GENERATED ALWAYS AS (a * 2) STORED, plain integer);',
    seed: 'INSERT INTO t (id, a, b, sum) VALUES (1, 2, 3, 9);',
    after: [{ sql: 'SELECT sum, twice FROM t', rows: [['5', '4']] }],
    warns: ['values lost'],
  },
  {
    name: 'an index is split, a unique one and a check come',
    from: 'CREATE TABLE t (a int, b int, c text); CREATE INDEX a_b ON t (a, b);',
    to: 'CREATE TABLE t (a int, b int, c text UNIQUE, CONSTRAINT positive CHECK (a > 0)); CREATE INDEX on_a ON t (a); CREATE INDEX on_b ON t (b); CREATE UNIQUE INDEX low ON t (lower(c)) WHERE c IS NOT NULL;',
    seed: "INSERT INTO t VALUES (1, 2, 'x');",
    warns: ['may not be unique', 'may break a rule'],
  },
  {
    name: 'two columns change names with each other',
    from: 'CREATE TABLE t (id int PRIMARY KEY, first text, lastt integer);',
    to: 'CREATE TABLE t (id int PRIMARY KEY, first integer, lastt text);',
    seed: "INSERT INTO t VALUES (1, '5', 6);",
  },
  {
    name: 'comments, schemas, domains and counting',
    from: "CREATE SCHEMA s; CREATE DOMAIN pos AS integer CHECK (VALUE > 0); CREATE TABLE s.t (id int PRIMARY KEY, p pos, \"Odd name\" text); COMMENT ON TABLE s.t IS 'x'; COMMENT ON COLUMN s.t.p IS 'it''s';",
    to: 'CREATE SCHEMA s; CREATE DOMAIN pos AS bigint CHECK (VALUE >= 0); CREATE TABLE s.t (id int GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY, p pos, "Odd name" text, z serial); COMMENT ON COLUMN s.t."Odd name" IS \'名称\'; CREATE TABLE s.u (p pos);',
    seed: 'INSERT INTO s.t VALUES (41, 3); ',
    after: [{ sql: 'INSERT INTO s.t (p) VALUES (1) RETURNING id', rows: [['42']] }],
  },
  {
    name: 'defaults come, change and go',
    from: "CREATE TABLE t (a int DEFAULT 1, b text DEFAULT 'x', c timestamptz DEFAULT now(), d serial, e boolean);",
    to: 'CREATE TABLE t (a int DEFAULT 2, b text, c timestamptz DEFAULT CURRENT_TIMESTAMP, d integer NOT NULL, e boolean DEFAULT false);',
    seed: 'INSERT INTO t DEFAULT VALUES;',
  },
];

const SQLITE: readonly Omit<MigrationCase, 'dialect'>[] = [
  {
    name: 'columns come and go where they stand',
    from: 'CREATE TABLE t (id INTEGER PRIMARY KEY, a TEXT, b INT); CREATE INDEX i ON t (a);',
    to: "CREATE TABLE t (id INTEGER PRIMARY KEY, a TEXT, c TEXT NOT NULL DEFAULT 'x'); CREATE INDEX i ON t (a); CREATE UNIQUE INDEX j ON t (a) WHERE a IS NOT NULL;",
    seed: "INSERT INTO t VALUES (1, 'a', 2);",
    after: [{ sql: 'SELECT * FROM t', rows: [['1', 'a', 'x']] }],
  },
  {
    name: 'tables with references are made anew, and no row goes',
    from: 'CREATE TABLE a (id INTEGER PRIMARY KEY, name TEXT, up INT REFERENCES a (id)); CREATE TABLE b (id INTEGER PRIMARY KEY, a INT NOT NULL REFERENCES a (id) ON DELETE CASCADE); CREATE INDEX ba ON b (a);',
    to: 'CREATE TABLE a (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, up INT REFERENCES a (id) ON DELETE SET NULL); CREATE TABLE b (id INTEGER PRIMARY KEY, a INT NOT NULL REFERENCES a (id) ON DELETE CASCADE); CREATE INDEX ba ON b (a);',
    seed: "INSERT INTO a VALUES (1, 'x', NULL), (2, NULL, 1); INSERT INTO b VALUES (1, 1), (2, 2);",
    after: [
      {
        sql: 'SELECT a.id, name, up, b.id FROM a JOIN b ON b.a = a.id ORDER BY 1',
        rows: [
          ['1', 'x', null, '1'],
          ['2', '', '1', '2'],
        ],
      },
    ],
  },
  {
    name: 'a table and a column have other names, and a check goes with them',
    from: "CREATE TABLE person (id INTEGER PRIMARY KEY, mail TEXT CHECK (mail LIKE '%@%'), age INT); CREATE TABLE pet (owner INT REFERENCES person (id));",
    to: "CREATE TABLE people (id INTEGER PRIMARY KEY, email TEXT CHECK (email LIKE '%@%'), age INTEGER NOT NULL DEFAULT 1); CREATE TABLE pet (owner INT REFERENCES people (id));",
    seed: "INSERT INTO person VALUES (1, 'a@b', NULL); INSERT INTO pet VALUES (1);",
    after: [{ sql: 'SELECT email, age FROM people JOIN pet ON owner = id', rows: [['a@b', '1']] }],
  },
  {
    name: 'computed columns, keys and a table that goes',
    from: 'CREATE TABLE t (a INT, b INT, c INT AS (a + b) STORED, PRIMARY KEY (a)); CREATE TABLE gone (x BLOB); CREATE TABLE u (k TEXT PRIMARY KEY) WITHOUT ROWID;',
    to: "CREATE TABLE t (a INT, b INT, c INT AS (a * b) STORED, d TEXT AS (a || '') VIRTUAL, PRIMARY KEY (b, a)); CREATE TABLE u (k TEXT PRIMARY KEY, made TEXT DEFAULT CURRENT_TIMESTAMP) WITHOUT ROWID;",
    seed: 'INSERT INTO t (a, b) VALUES (2, 3);',
    after: [{ sql: 'SELECT c, d FROM t', rows: [['6', '2']] }],
    warns: ['rows lost'],
  },
];

const MYSQL: readonly Omit<MigrationCase, 'dialect'>[] = [
  {
    name: 'a table and its column have other names',
    from: 'CREATE TABLE person (id int unsigned NOT NULL AUTO_INCREMENT PRIMARY KEY, mail varchar(80) NOT NULL UNIQUE); CREATE TABLE pet (id int AUTO_INCREMENT PRIMARY KEY, owner int unsigned NOT NULL, FOREIGN KEY (owner) REFERENCES person (id) ON DELETE CASCADE);',
    to: 'CREATE TABLE people (id int unsigned NOT NULL AUTO_INCREMENT PRIMARY KEY, email varchar(80) NOT NULL, UNIQUE KEY mail (email)); CREATE TABLE pet (id int AUTO_INCREMENT PRIMARY KEY, owner int unsigned NOT NULL, FOREIGN KEY (owner) REFERENCES people (id) ON DELETE CASCADE);',
    seed: "INSERT INTO person (mail) VALUES ('a'), ('b'); INSERT INTO pet (owner) VALUES (2);",
    after: [
      {
        sql: 'SELECT p.email, t.id FROM people p LEFT JOIN pet t ON t.owner = p.id ORDER BY p.id',
        rows: [
          ['a', null],
          ['b', '1'],
        ],
      },
    ],
  },
  {
    name: 'types, values, comments and what becomes required',
    from: "CREATE TABLE t (id int NOT NULL PRIMARY KEY, n varchar(10) DEFAULT '7', s enum('a','b') NOT NULL DEFAULT 'a', x text, d datetime NULL, c int, v varchar(5)) COMMENT 'x';",
    to: "CREATE TABLE t (id bigint NOT NULL PRIMARY KEY, n int NOT NULL DEFAULT 8 COMMENT 'it''s', s enum('b','c','a') NOT NULL DEFAULT 'c', x mediumtext, d datetime(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3), c int NOT NULL, v varchar(50), w varchar(9) NOT NULL) COMMENT 'y';",
    seed: "INSERT INTO t (id, n, s, x) VALUES (1, '12', 'b', 'x'), (2, NULL, 'a', NULL);",
    after: [
      {
        sql: 'SELECT id, n, s, c, w FROM t ORDER BY id',
        rows: [
          ['1', '12', 'b', '0', ''],
          ['2', '8', 'a', '0', ''],
        ],
      },
    ],
    warns: ['rows without a value'],
  },
  {
    name: 'keys, references and checks',
    from: "CREATE TABLE a (id int NOT NULL AUTO_INCREMENT, code varchar(9) NOT NULL, PRIMARY KEY (id), UNIQUE KEY (code), CONSTRAINT big CHECK (code > '')); CREATE TABLE b (id int PRIMARY KEY, a_id int, CONSTRAINT fk FOREIGN KEY (a_id) REFERENCES a (id), KEY ix (id, a_id), CHECK (id < 100));",
    to: "CREATE TABLE a (id int NOT NULL AUTO_INCREMENT, code varchar(9) NOT NULL, PRIMARY KEY (code), KEY (id), CONSTRAINT big CHECK (code <> 'y')); CREATE TABLE b (id int PRIMARY KEY, a_id int, code varchar(9), CONSTRAINT fk2 FOREIGN KEY (code) REFERENCES a (code) ON DELETE SET NULL, KEY ix2 (a_id));",
    seed: "INSERT INTO a (code) VALUES ('x'); INSERT INTO b VALUES (1, 1);",
  },
  {
    name: 'a value has another name, and counting moves to another key',
    from: "CREATE TABLE t (s enum('todo','done') NOT NULL DEFAULT 'todo', n int NOT NULL); CREATE TABLE u (id int NOT NULL AUTO_INCREMENT, k int NOT NULL, PRIMARY KEY (k), KEY (id)); CREATE TABLE v (id int NOT NULL AUTO_INCREMENT PRIMARY KEY);",
    to: "CREATE TABLE t (s enum('open','done') NOT NULL DEFAULT 'open', n int NOT NULL AUTO_INCREMENT PRIMARY KEY); CREATE TABLE u (id int NOT NULL AUTO_INCREMENT PRIMARY KEY, k int NOT NULL); CREATE TABLE v (id int NOT NULL);",
    seed: "INSERT INTO t VALUES ('todo', 4);",
    after: [{ sql: 'SELECT s, n FROM t', rows: [['open', '4']] }],
  },
  {
    name: 'both ends of a reference have another type',
    from: 'CREATE TABLE a (id int NOT NULL AUTO_INCREMENT PRIMARY KEY); CREATE TABLE b (a_id int, FOREIGN KEY (a_id) REFERENCES a (id));',
    to: 'CREATE TABLE a (id bigint unsigned NOT NULL AUTO_INCREMENT PRIMARY KEY); CREATE TABLE b (a_id bigint unsigned, FOREIGN KEY (a_id) REFERENCES a (id)); CREATE TABLE c (id int PRIMARY KEY, t timestamp NULL DEFAULT NULL ON UPDATE CURRENT_TIMESTAMP);',
    seed: 'INSERT INTO a VALUES (1); INSERT INTO b VALUES (1);',
  },
  {
    name: 'computed columns and tables that go',
    from: 'CREATE TABLE t (id int PRIMARY KEY, a int, b int, c int GENERATED ALWAYS AS (a + b) STORED, d int); CREATE TABLE x (id int PRIMARY KEY, y int); CREATE TABLE y (id int PRIMARY KEY, x int, FOREIGN KEY (x) REFERENCES x (id)); ALTER TABLE x ADD FOREIGN KEY (y) REFERENCES y (id);',
    to: 'CREATE TABLE t (id int PRIMARY KEY, a int, b int, c int GENERATED ALWAYS AS (a * b) VIRTUAL, d int GENERATED ALWAYS AS (a - b) STORED);',
    seed: 'INSERT INTO t (id, a, b, d) VALUES (1, 2, 3, 4);',
    after: [{ sql: 'SELECT c, d FROM t', rows: [['6', '-1']] }],
    warns: ['rows lost', 'values lost'],
  },
];

const of = (
  dialect: SqlDialect,
  cases: readonly Omit<MigrationCase, 'dialect'>[],
): readonly MigrationCase[] => cases.map((each) => ({ ...each, dialect }));

export const MIGRATION_CASES: readonly MigrationCase[] = [
  ...of('postgresql', POSTGRES),
  ...of('sqlite', SQLITE),
  ...of('mysql', MYSQL),
];
