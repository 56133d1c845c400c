import { openAccount, signOut } from '../wire/accounts.ts';
import type { Memory } from '../wire/memory.ts';
import { validCall } from '../wire/valid-call.ts';
import { forgedTokens } from './forged-tokens.ts';
import { protectedRoutes } from './routes.ts';
import { NOW, type AuthorisationWorld } from './world.ts';

export interface ForgeryReport {
  readonly kinds: number;
  readonly routes: number;
  readonly accepted: readonly string[];
  /** The different bodies that refused them. */
  readonly bodies: readonly string[];
}

/** Every kind of forged token on every route that a token protects. */
export async function tryForgeries(world: AuthorisationWorld): Promise<ForgeryReport> {
  const routes = protectedRoutes(world.routes);
  const accepted: string[] = [];
  const bodies = new Set<string>();
  let kinds = 0;
  for (const route of routes) {
    const mei = await openAccount(world.send);
    const call = validCall(world, route.operation, mei);
    const forged = await forgedBy(world, mei);
    kinds = forged.size;
    for (const [kind, token] of forged) {
      const headers = { ...call.headers, Authorization: `Bearer ${token}` };
      const { status, text } = await world.send({ ...call, headers });
      bodies.add(text);
      if (status !== 401) accepted.push(`${route.name}: a token ${kind} answers ${status}`);
    }
  }
  return { kinds, routes: routes.length, accepted, bodies: [...bodies] };
}

async function forgedBy({ send, key }: AuthorisationWorld, mei: Memory) {
  const gone = await openAccount(send);
  await signOut(gone, send);
  return forgedTokens({
    key,
    now: NOW / 1000,
    token: mei.token ?? '',
    signedOut: gone.token ?? '',
    refreshToken: mei.cookie?.split('=')[1] ?? '',
  });
}
