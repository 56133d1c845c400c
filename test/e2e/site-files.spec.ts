import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openTestApi, type TestApi } from '../support/test-api.ts';

const SITE = 'https://tools.example';

describe('C17: files that browsers, crawlers and finders of faults look for', () => {
  let api: TestApi;
  beforeAll(async () => {
    const contact = { email: 'ops@tools.example', wechat: null, address: null, social: [] };
    api = await openTestApi({ settings: { publicUrl: `${SITE}/`, contact } });
  }, 180_000);
  afterAll(() => api?.close());

  it('/favicon.ico is an icon', async () => {
    const answer = await api.call.get('/favicon.ico').buffer(true).expect(200);
    const icon: unknown = answer.body;
    expect(answer.headers['content-type']).toMatch(/icon/);
    expect((icon as Buffer).subarray(0, 4)).toEqual(Buffer.from([0, 0, 1, 0]));
  });

  it('/.well-known/security.txt names whom to write to, for less than a year', async () => {
    const { text, headers } = await api.call.get('/.well-known/security.txt').expect(200);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(text).toContain('Contact: mailto:ops@tools.example\n');
    expect(text).toContain('Preferred-Languages: en, zh-CN\n');
    expect(text).toContain('Canonical: https://tools.example/.well-known/security.txt\n');
    const [, expires = ''] = /^Expires: (\S+)$/m.exec(text) ?? [];
    const daysLeft = (Date.parse(expires) - Date.now()) / 86_400_000;
    expect(daysLeft).toBeGreaterThan(30);
    expect(daysLeft).toBeLessThan(366);
  });

  it('/robots.txt leaves the API and the console out and names the site map', async () => {
    const { text } = await api.call.get('/robots.txt').expect(200);
    expect(text).toBe(
      'User-agent: *\nDisallow: /api/\nDisallow: /admin\nSitemap: https://tools.example/sitemap.xml\n',
    );
  });

  it('/sitemap.xml lists public pages by their whole address', async () => {
    const { text, headers } = await api.call.get('/sitemap.xml').expect(200);
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    const places = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place);
    const paths = readFileSync(new URL('../../web/app/paths.ts', import.meta.url), 'utf8');
    const known = [...paths.matchAll(/'(\/[^']*)'/g)].map(([, path]) => `${SITE}${path}`);
    expect(places.length).toBeGreaterThan(5);
    expect(places.filter((place) => !known.includes(place!))).toEqual([]);
    expect(places.filter((place) => /\/(admin|api|profile|settings)/.test(place!))).toEqual([]);
  });
});
