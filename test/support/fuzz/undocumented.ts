import { routeHandlersOf } from '@toolyard/api';
import type { TestApi } from '../test-api.ts';
import { operationsOf, type ApiDocument, type Parameter } from '../wire/openapi.ts';

const QUERIED = ['state', 'code', 'answer', 'error'];

const optional = (name: string): Parameter => ({ name, in: 'query', schema: { type: 'string' } });
const inPath = (name: string): Parameter => ({
  name,
  in: 'path',
  required: true,
  schema: { type: 'string' },
});

/** The routes that the document leaves out, described as far as their declarations go. */
export function undocumented({ app }: Pick<TestApi, 'app'>, document: ApiDocument): ApiDocument {
  const known = operationsOf(document).map(({ method, path }) => `${method} ${path}`);
  const others = routeHandlersOf(app).filter(
    ({ method, path }) => !known.includes(`${method} ${path}`),
  );
  const paths = others.map(({ name, method, path }) => {
    const names = [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, each]) => each ?? []);
    const parameters = [...names.map(inPath), ...QUERIED.map(optional)];
    return [path, { [method.toLowerCase()]: { operationId: name, parameters, responses: {} } }];
  });
  return {
    paths: Object.fromEntries(paths) as ApiDocument['paths'],
    components: { schemas: {} },
  };
}
