import { realmOf, type RealmName } from '@toolyard/core/accounts';
import { openAccount, openOperator, signOut } from '../wire/accounts.ts';
import type { Memory } from '../wire/memory.ts';
import { validCall } from '../wire/valid-call.ts';
import { forgedTokens } from './forged-tokens.ts';
import { protectedRoutes, type Route } from './routes.ts';
import { NOW, type AuthorisationFixture } from './fixture.ts';

interface ForgeryReport {
  readonly kinds: number;
  readonly routes: number;
  readonly accepted: readonly string[];
  /** The different words that refused them. */
  readonly words: readonly string[];
}

/** Every kind of forged token on every route that a token protects, each realm's against the other's too. */
export async function tryForgeries(
  fixture: AuthorisationFixture,
  tried: readonly Route[] = fixture.routes,
): Promise<ForgeryReport> {
  const routes = protectedRoutes(tried);
  const accepted: string[] = [];
  const words = new Set<string>();
  const loot = { user: await lootOf(fixture, 'user'), admin: await lootOf(fixture, 'admin') };
  for (const route of routes) {
    const { owner, forged } = loot[realmOf(route.policy)];
    const call = validCall(fixture, route.operation, owner);
    for (const [kind, token] of forged) {
      const headers = {
        ...call.headers,
        'Accept-Language': 'en',
        Authorization: `Bearer ${token}`,
      };
      const { status, text } = await fixture.send({ ...call, headers });
      words.add(wordsOf(text));
      if (status !== 401) accepted.push(`${route.name}: a token ${kind} answers ${status}`);
    }
  }
  return { kinds: loot.user.forged.size, routes: routes.length, accepted, words: [...words] };
}

/** The upload says more than code and message, as its contract wants it. */
function wordsOf(text: string): string {
  const { code = '', message = '' } = JSON.parse(text) as Record<string, string>;
  return `${code}: ${message}`;
}

const OTHER = { user: 'admin', admin: 'user' } as const;

async function lootOf(fixture: AuthorisationFixture, realm: RealmName) {
  const { send, keys } = fixture;
  const [owner, gone, other] = [
    await open(fixture, realm),
    await open(fixture, realm),
    await open(fixture, OTHER[realm]),
  ];
  await signOut(gone, send);
  const forged = forgedTokens({
    key: keys[realm],
    now: NOW / 1000,
    token: owner.token ?? '',
    signedOut: gone.token ?? '',
    refreshToken: owner.cookie?.split('=')[1] ?? '',
    otherKey: keys[OTHER[realm]],
    otherToken: other.token ?? '',
  });
  return { owner, forged };
}

const open = ({ api, send }: AuthorisationFixture, realm: RealmName): Promise<Memory> =>
  realm === 'user' ? openAccount(send) : openOperator(api, send, 'admin');
