import { collectionOf, type Memory } from '../wire/memory.ts';
import { perform } from '../wire/valid-call.ts';
import type { Route } from './routes.ts';
import type { AuthorisationFixture } from './fixture.ts';

/** The id of an object that the owner may reach: what its collection lists, else one that is made. */
export async function ownObject(
  fixture: AuthorisationFixture,
  route: Route,
  owner: Memory,
): Promise<string | null> {
  for (const method of ['GET', 'POST']) {
    const collection = collectionRoute(fixture, route, method);
    if (!collection) continue;
    await perform(fixture, collection.operation, owner);
    const stored = owner.stored(route.operation);
    if (stored) return stored.id;
  }
  return null;
}

/** A route to one object, or to something that is done with it. */
const OF_ONE = /\/\{id\}(\/[\w-]+)?$/;

/** The route that lists, or makes, objects of the kind that `route` is about one of. */
export const collectionRoute = (
  { routes }: AuthorisationFixture,
  { operation }: Route,
  method: string,
): Route | undefined =>
  OF_ONE.test(operation.path)
    ? routes.find(
        (each) =>
          each.operation.path === collectionOf(operation) && each.operation.method === method,
      )
    : undefined;
