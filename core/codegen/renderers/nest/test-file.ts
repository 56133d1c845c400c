import type { Table } from '../mikro-orm/row-model.ts';
import { propertyKey, quoted } from '../text/source-text.ts';
import { canChange, isGiven, type ColumnTypes } from './columns.ts';
import { featureNames } from './feature-names.ts';
import { member } from './member.ts';
import type { SampleRows } from './sample-rows.ts';

/** The test of a feature, through its routes. */
export function testFile(table: Table, types: ColumnTypes, samples: SampleRows): string {
  const { route, words } = featureNames(table);
  const values = samples.row(table, samples.count(table));
  const written = (given: typeof values): string[] =>
    given.map(([{ property }, value]) => `  ${propertyKey(property)}: ${value},`);
  const isChanged = canChange(table);
  const keys = values.filter(([{ isKey }]) => isKey);
  const isSplit = isChanged && keys.length > 0;
  const others = written(values.filter(([{ isKey }]) => !isKey));
  const constants = isSplit
    ? [constant('VALUES', others), '', constant('NEW', [...written(keys), '  ...VALUES,'])]
    : [constant('NEW', written(values))];
  const path = table.key
    .map(({ property }) => `\${encodeURIComponent(String(${member('created.body', property)}))}`)
    .join('/');
  const hasRequired = table.columns.some(
    (column) => isGiven(column) && !column.field.nullable && !types.hasDefault(column),
  );
  const replaced = isChanged
    ? `
    const replaced = await request(server()).put(path).send(${isSplit ? 'VALUES' : 'NEW'}).expect(200);
    for (const name of Object.keys(NEW))
      assert.deepEqual(replaced.body[name], created.body[name], name);`
    : '';
  const again = table.key.every(isGiven)
    ? `

    // The key is taken now.
    await request(server()).post(URL).send(NEW).expect(409);`
    : '';
  const missing = hasRequired
    ? '    await request(server()).post(URL).send({}).expect(422);\n'
    : '';
  return `import { strict as assert } from 'node:assert';
import { after, before, describe, it } from 'node:test';
import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { createApp } from '../app.js';

const URL = '/api/${route}';

${constants.join('\n')}

describe(${quoted(words)}, () => {
  let app: NestExpressApplication;
  const server = () => app.getHttpServer();

  before(async () => {
    app = await createApp('memory://');
    await app.init();
  });

  after(() => app.close());

  it('is listed by page', async () => {
    const { body } = await request(server()).get(URL).query({ limit: 1 }).expect(200);
    assert.equal(body.items.length, 1);
    assert.ok(body.total > 1);
  });

  it('is created, read, changed${isChanged ? ', replaced' : ''} and deleted', async () => {
    const created = await request(server()).post(URL).send(NEW).expect(201);
    const path = \`\${URL}/${path}\`;
    const { body } = await request(server()).get(path).expect(200);
    assert.deepEqual(body, created.body);
    const changed = await request(server()).patch(path).send({}).expect(200);
    assert.deepEqual(changed.body, created.body);${replaced}${again}
    await request(server()).delete(path).expect(204);
    await request(server()).get(path).expect(404);
  });

  it('is refused where a value does not fit', async () => {
${missing}    await request(server())
      .post(URL)
      .send({ ...NEW, unknown: 1 })
      .expect(422);
    await request(server()).get(URL).query({ limit: 0 }).expect(422);
  });
});
`;
}

const constant = (name: string, members: readonly string[]): string =>
  members.length === 0 ? `const ${name} = {};` : [`const ${name} = {`, ...members, '};'].join('\n');
