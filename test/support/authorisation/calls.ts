import fc from 'fast-check';
import { collectionOf, type Memory } from '../wire/memory.ts';
import type { WireRequest } from '../wire/send.ts';
import { toWire } from '../wire/to-wire.ts';
import { settled, validRequests } from '../wire/valid-request.ts';
import type { Route } from './routes.ts';
import type { AuthorisationWorld } from './world.ts';

/** A request that keeps to the document, with what its caller knows. */
export function validCall(
  world: AuthorisationWorld,
  { operation }: Route,
  memory: Memory,
): WireRequest {
  const requests = validRequests(operation, world.document, world.examples);
  const [draft] = fc.sample(requests, { seed: 1, numRuns: 1 });
  if (!draft) throw new Error('fast-check gave no request');
  return toWire(operation, settled(draft, memory, operation), memory);
}

/** The id of an object that the owner may reach: what its collection lists, else one that is made. */
export async function ownObject(
  world: AuthorisationWorld,
  route: Route,
  owner: Memory,
): Promise<string | null> {
  for (const method of ['GET', 'POST']) {
    const collection = collectionRoute(world, route, method);
    if (!collection) continue;
    const sent = validCall(world, collection, owner);
    owner.learn(collection.operation, sent, await world.send(sent));
    const kept = owner.kept(route.operation);
    if (kept) return kept.id;
  }
  return null;
}

/** The route that lists, or makes, objects of the kind that `route` is about one of. */
export const collectionRoute = (
  { routes }: AuthorisationWorld,
  { operation }: Route,
  method: string,
): Route | undefined =>
  operation.path.endsWith('/{id}')
    ? routes.find(
        (each) =>
          each.operation.path === collectionOf(operation) && each.operation.method === method,
      )
    : undefined;
