import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { JSDOM } from 'jsdom';
import { ContentMember } from '../support/content-api.ts';
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

  it('/sitemap.xml lists what is public in spaces that are listed, each article with its translations', async () => {
    const mei = await ContentMember.of(api);
    const open = await mei.space({ visibility: 'public' });
    const byLink = await mei.space({ visibility: 'link' });
    const moon = await mei.article(open.id, { slug: 'moon' });
    const translated = { slug: 'yue-liang', locale: 'zh-CN', translationOf: moon.id };
    const yueLiang = await mei.article(open.id, translated);
    const alone = await mei.article(open.id, { slug: 'alone' });
    const unlisted = await mei.article(byLink.id, { slug: 'unlisted' });
    await mei.article(open.id, { slug: 'draft' });
    for (const { id } of [moon, yueLiang, alone, unlisted]) await mei.change(id, 'publish');
    const { text, headers } = await api.call.get('/sitemap.xml').expect(200);
    expect(headers['ratelimit']).toContain('"content";r=');
    const { document } = new JSDOM(text, { contentType: 'application/xml' }).window;
    const here = `${SITE}/s/${open.handle}`;
    const entries = [...document.querySelectorAll('url')]
      .map((entry) => [
        entry.querySelector('loc')!.textContent,
        ...[...entry.getElementsByTagNameNS('*', 'link')].map(
          (link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`,
        ),
      ])
      .filter(([place]) => place?.startsWith(`${SITE}/s/`));
    const places = [`${here}/doc/moon?lang=en`, `${here}/doc/yue-liang?lang=zh-CN`];
    const both = [`zh-CN ${places[1]}`, `en ${places[0]}`];
    expect(entries.map(([place]) => place).toSorted()).toEqual(
      [here, `${here}/doc/alone?lang=en`, ...places].toSorted(),
    );
    for (const [place, ...alternates] of entries)
      expect(alternates.toSorted()).toEqual(places.includes(place!) ? both.toSorted() : []);
  });
});
