import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PORTS, type Settings } from '@toolyard/api';
import type { Clock } from '@toolyard/core/shared';
import { FakeClock } from '@toolyard/memory';
import { ContentMember, type WireSpace } from '../support/content-api.ts';
import { ENGINES, openTestApi, type TestApi } from '../support/test-api.ts';

const MINUTE = 60_000;
const [, hasPostgres] = ENGINES.find(([engine]) => engine === 'PostgreSQL')!;

describe('two servers on one database', () => {
  if (!hasPostgres) return it.skip('skipped: no PostgreSQL found', () => undefined);

  const clock = new FakeClock();
  const rebind = (container: TestApi['container']) =>
    void container.rebind<Clock>(PORTS.clock).toConstantValue(clock);
  const servers: TestApi[] = [];
  let mei: ContentMember;
  let space: WireSpace;
  beforeAll(async () => {
    const first = await openTestApi({ engine: 'PostgreSQL', rebind });
    servers.push(first);
    const { databaseUrl } = first.container.get<Settings>(PORTS.settings);
    servers.push(await openTestApi({ settings: { databaseUrl }, rebind }));
    mei = await ContentMember.of(first);
    space = await mei.space({ visibility: 'public' });
  });
  // The second first: the database belongs to the first.
  afterAll(async () => {
    for (const server of servers.toReversed()) await server.close();
  });

  const PLACES: readonly (readonly [name: string, path: (handle: string) => string])[] = [
    ['page', (handle) => `/s/${handle}/doc/tides`],
    ['article', (handle) => `/api/content/published/${handle}/articles/doc/en/tides`],
    ['list', (handle) => `/api/content/published/${handle}/articles`],
    ['feed', (handle) => `/api/content/published/${handle}/atom.xml`],
    ['search', (handle) => `/api/content/published/${handle}/search?query=neap`],
    ['site map', () => '/sitemap.xml'],
  ];

  const tags = new Map<string, string>();
  /** Where readers find the article. Each is read by a cache that asks again with the tag of its last answer. */
  async function found(): Promise<readonly string[]> {
    const places: string[] = [];
    for (const [number, { call }] of servers.entries())
      for (const [name, path] of PLACES) {
        const place = `${name} of server ${number + 1}`;
        const answer = await call
          .get(path(space.handle))
          .redirects(0)
          .set('If-None-Match', tags.get(place) ?? '"none"');
        if (answer.status !== 304 && answer.headers['etag'])
          tags.set(place, answer.headers['etag']);
        const isThere = answer.status === 200 && /neap|doc\/tides/i.test(answer.text);
        if (isThere) places.push(place);
        if (answer.status === 304) places.push(`${place}, unchanged`);
      }
    return places;
  }

  it('what is scheduled is public at its minute on each of them without a job; withdrawn, it is gone', async () => {
    const everywhere = [1, 2].flatMap((n) => PLACES.map(([name]) => `${name} of server ${n}`));
    const article = await mei.article(space.id, {
      slug: 'tides',
      title: 'Neap tides',
      description: 'Neap tides',
    });
    const publishAt = new Date(clock.now() + MINUTE).toISOString();
    await mei.change(article.id, 'schedule', { revision: 1, publishAt });
    clock.advance(MINUTE - 1);
    expect(await found()).toEqual([]);
    clock.advance(1);
    expect(await found()).toEqual(everywhere);
    await mei.change(article.id, 'unpublish');
    expect(await found()).toEqual([]);
  });
});
