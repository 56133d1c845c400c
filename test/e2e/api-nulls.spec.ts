import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { signInOperator } from '../support/operators.ts';
import { bearer, newKey, openTestApi, register, type TestApi } from '../support/test-api.ts';

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
}
interface Operation {
  readonly operationId: string;
  readonly requestBody?: { readonly content: Readonly<Record<string, { schema: Schema }>> };
}

const document = JSON.parse(
  readFileSync(new URL('../../api/openapi.json', import.meta.url), 'utf8'),
) as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
};

const resolved = (schema: Schema): Schema =>
  schema.$ref ? document.components.schemas[schema.$ref.split('/').at(-1)!]! : schema;

const takesNull = (schema: Schema): boolean =>
  [schema.type ?? []].flat().includes('null') ||
  [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].some(takesNull);

/** The fields of request bodies that may be left out and, as the document says, are never null. */
const FIELDS = Object.entries(document.paths).flatMap(([path, operations]) =>
  Object.entries(operations).flatMap(([method, { operationId, requestBody }]) => {
    const body = requestBody?.content['application/json'];
    const { properties = {}, required = [] } = body ? resolved(body.schema) : {};
    return Object.entries(properties)
      .filter(([field, schema]) => !required.includes(field) && !takesNull(schema))
      .map(([field]) => ({ name: `${operationId}.${field}`, path, method, field }));
  }),
);

const ANY_ID = '01a224ec-7f0a-735b-abd0-bca1f80ace27';

describe('null in a field that may only be left out', () => {
  let api: TestApi;
  let tokens: { readonly user: string; readonly operator: string };
  beforeAll(async () => {
    api = await openTestApi();
    const [{ token: user }, { token: operator }] = [
      await register(api),
      await signInOperator(api, 'superadmin'),
    ];
    tokens = { user, operator };
  });
  afterAll(() => api?.close());

  it('is a rule for most areas of the API', () => expect(FIELDS.length).toBeGreaterThan(50));

  it.each(FIELDS)('$name is refused at the field', async ({ path, method, field }) => {
    const token = path.startsWith('/api/admin') ? tokens.operator : tokens.user;
    const answer = await api.call[method as 'post' | 'put'](path.replace(/\{\w+\}/g, ANY_ID))
      .set({ ...bearer({ token }), ...newKey(), 'If-Match': '"1"' })
      .send({ [field]: null });
    const { details = [] } = answer.body as { readonly details?: { readonly field: string }[] };
    expect([answer.status, details.map((each) => each.field)]).toEqual([
      400,
      expect.arrayContaining([field]),
    ]);
  });
});
