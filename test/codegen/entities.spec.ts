import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/pglite';
import { mikroOrm, postgresDdl, sqlDdl, type Model } from '@toolyard/core/codegen';
import { PostgresDdlParser } from '@toolyard/ddl';
import { compilerFaults, exportsOf } from '../conformance/code-corpus/compiled.ts';
import { FULL_SIZE } from '../support/test-size.ts';

/** `npm run test:codegen` takes all, `npm test` one. */
const inputs = FULL_SIZE ? ['harbor', 'shop'] : ['harbor'];

async function modelOf(input: string): Promise<Model> {
  const sql = await readFile(new URL(`inputs/${input}.sql`, import.meta.url), 'utf8');
  const read = await sqlDdl.read(sql, new PostgresDdlParser());
  if (!read.ok) throw new Error(read.error.texts.en);
  return read.value.model;
}

const entitiesText = (model: Model): string =>
  mikroOrm.render(model, { references: 'rows' })[0]!.text;

/** The classes of entities in a generated file. */
const classesIn = (text: string): ReadonlyMap<string, new () => object> =>
  new Map(
    Object.entries(exportsOf(text)).flatMap(([name, value]) =>
      typeof value === 'function' && name !== 'AnyNumber'
        ? [[name, value as new () => object] as const]
        : [],
    ),
  );

interface Port {
  readonly country: string;
  readonly code: string;
  readonly depth: number;
  readonly piers: Iterable<{ readonly number: number; readonly port: object }>;
}

describe.each(inputs)('entities of MikroORM, of %s', (input) => {
  let text: string;
  let classes: ReadonlyMap<string, new () => object>;
  let orm: MikroORM;

  beforeAll(async () => {
    const model = await modelOf(input);
    text = entitiesText(model);
    classes = classesIn(text);
    orm = await MikroORM.init({ entities: [...classes.values()], dbName: 'memory://' });
    await orm.em.getConnection().executeDump(postgresDdl.render(model, {})[0]!.text);
  });

  afterAll(() => orm.close());

  it('compile', () => {
    const path = join('reports/generated-code', `entities-${input}.ts`);
    expect(compilerFaults(new Map([[path, text]]))).toEqual([]);
  });

  it('are as the tables: MikroORM would change nothing of them', async () => {
    const changes = await orm.schema.getUpdateSchemaSQL({ wrap: false });
    expect(changes.trim()).toBe('');
  });

  (input === 'harbor' ? it : it.skip)(
    'read rows by references of several columns, from both sides, and see no change in NaN',
    async () => {
      const em = orm.em.fork();
      const key = { country: 'NO', code: 'OSL' };
      const portClass = classes.get('Port')! as new () => Port;
      em.create(portClass, { ...key, name: 'Oslo' } as never);
      em.create(classes.get('Pier')!, { port: ['NO', 'OSL'], number: 1 } as never);
      await em.flush();
      em.clear();
      const port = (await em.findOneOrFail(portClass, key, { populate: ['*'] })) as Port;
      const [pier] = port.piers;
      expect([port.depth, pier!.number, pier!.port]).toEqual([Number.NaN, 1, port]);
      em.getUnitOfWork().computeChangeSets();
      expect(em.getUnitOfWork().getChangeSets()).toEqual([]);
    },
  );
});
