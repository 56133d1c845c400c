import { realmOf, type AccessPolicy, type ApiKeyScope } from '@toolyard/core/accounts';
import { routeHandlersOf } from '@toolyard/api';
import type { TestApi } from '../test-api.ts';
import { operationsOf, type ApiDocument, type Operation } from '../wire/openapi.ts';

/** A route as its handler declares it, with what the document says of its requests. */
export interface Route {
  readonly name: string;
  readonly policy: AccessPolicy;
  readonly scope: ApiKeyScope | null;
  readonly operation: Operation;
}

/** Every route of the running application. */
export function routesOf({ app }: Pick<TestApi, 'app'>, document: ApiDocument): Route[] {
  const documented = new Map(
    operationsOf(document).map((operation) => [`${operation.method} ${operation.path}`, operation]),
  );
  return routeHandlersOf(app).map(({ name, method, path, policy, scope }) => {
    if (policy === null) throw new Error(`${name} names no policy`);
    const operation = documented.get(`${method} ${path}`) ?? undocumented(name, method, path);
    return { name, policy, scope, operation };
  });
}

/** Of a route that the document leaves out its path is known. */
function undocumented(id: string, method: string, path: string): Operation {
  const names = [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? []);
  const parameters = names.map((name) => ({
    name,
    in: 'path' as const,
    required: true,
    schema: { type: 'string' },
  }));
  return { id, method, path, parameters, body: null, media: '', answers: new Map() };
}

const OPEN: readonly AccessPolicy[] = ['public', 'market:read', 'auth:session'];

/** The routes that a token protects. */
export const protectedRoutes = (routes: readonly Route[]): Route[] =>
  routes.filter(({ policy }) => !OPEN.includes(policy));

/** A route to one object of somebody's own: all of the site's but events, which are everybody's, and an admin's sessions. */
export const isObjectRoute = (route: Route): boolean =>
  protectedRoutes([route]).length > 0 &&
  route.operation.path.includes('/{') &&
  route.policy !== 'lottery:enter' &&
  (realmOf(route.policy) === 'user' || route.policy.startsWith('admin:'));
