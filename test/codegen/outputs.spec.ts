import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  mikroOrm,
  nestFeature,
  nestReactProject,
  reactForms,
  typescript,
  type Model,
} from '@toolyard/core/codegen';
import { codeCases } from '../conformance/code-corpus/code-case.ts';
import { codeFiles, compilerFaults, placed } from '../conformance/code-corpus/compiled.ts';
import { JUDGES, modelOfCase } from '../conformance/code-corpus/judge.ts';
import { parserFaults } from '../conformance/code-corpus/parsed.ts';
import { sampleFaults } from '../conformance/code-corpus/sampled.ts';
import { hasMariaDb, MariaDb } from '../support/mariadb.ts';
import { FULL_SIZE } from '../support/test-size.ts';

const all = codeCases().filter((each) => JUDGES[each.input_kind]);
/** `npm run test:codegen` takes all, `npm test` a tenth. */
const cases = all.filter((_, at) => FULL_SIZE || at % 10 === 4);

(cases.length > 0 ? describe : describe.skip)('the outputs of every input', () => {
  const models = new Map<string, Model>();
  let database: PGlite;
  let mariaDb: MariaDb | null = null;

  beforeAll(async () => {
    database = await PGlite.create();
    if (hasMariaDb) mariaDb = await MariaDb.start();
    else console.log('skipped: no MariaDB');
    for (const each of cases) models.set(each.id, await modelOfCase(each));
  });
  afterAll(() => Promise.all([database.close(), mariaDb?.stop()]));

  /** What is wrong of each model of which something is. */
  async function faultsOf(judge: (model: Model) => Promise<readonly string[]>) {
    const faults: Record<string, readonly string[]> = {};
    for (const [id, model] of models) {
      const found = await judge(model);
      if (found.length > 0) faults[id] = found;
    }
    return faults;
  }

  it('of code compile, with every option', () => {
    const files = [...models].flatMap(([id, model]) => [
      ...codeFiles(model, id),
      ...placed(typescript.render(model, { bigNumbers: 'string', dates: 'Date' }), `${id}/text`),
      ...placed(
        typescript.render(model, { bigNumbers: 'number', dates: 'string' }),
        `${id}/number`,
      ),
      ...placed(mikroOrm.render(model, { references: 'keys' }), `${id}/keys`),
    ]);
    expect(compilerFaults(new Map(files))).toEqual([]);
  });

  it('NestJS features and React forms are those of the project, which projects.spec compiles', () => {
    for (const [, model] of models) {
      const project = nestReactProject.render(model, {});
      if (project.length === 1) continue;
      const forms = reactForms
        .render(model, {})
        .map(({ path, text }) => ({ path: `web/${path}`, text }));
      expect(project).toEqual(expect.arrayContaining([...nestFeature.render(model, {}), ...forms]));
    }
  });

  it('for machines are read by their parsers', async () =>
    expect(await faultsOf(parserFaults)).toEqual({}));

  it('sample data fits the schemas of Zod, the DTOs, and the tables of all databases', async () => {
    const others = { language: 'zh-CN', seed: 2, rows: 90 } as const;
    const faults = await faultsOf(async (model) => [
      ...(await sampleFaults(database, mariaDb, model)),
      ...(await sampleFaults(database, mariaDb, model, others)),
    ]);
    expect(faults).toEqual({});
  });
});
