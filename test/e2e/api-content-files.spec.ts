import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { MediaStore } from '@toolyard/core/content';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { ContentMember, dataOf, refusalOf, type WireArticle } from '../support/content-api.ts';
import { plainPng } from '../support/image-bytes.ts';
import { MULTIPART, multipart } from '../support/multipart.ts';
import { bearer, newKey, openTestApi, PORTS, type TestApi } from '../support/test-api.ts';

interface Report {
  readonly files: readonly {
    readonly path: string;
    readonly outcome: string;
    readonly slug: string | null;
    readonly line: number | null;
    readonly message: string | null;
  }[];
  readonly pictures: readonly { readonly path: string; readonly message: string | null }[];
  readonly ignored: readonly string[];
}

const zipOf = (files: Readonly<Record<string, string>>): Buffer =>
  Buffer.from(
    zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)]))),
  );

describe('a space as files', () => {
  let api: TestApi;
  let mei: ContentMember;
  beforeAll(async () => {
    api = await openTestApi({ settings: { contentSpaces: 50, contentArticles: 20 } });
    mei = await ContentMember.of(api);
  });
  afterAll(() => api?.close());

  const upload = (
    { id }: { readonly id: string },
    bytes: Buffer | string,
    query: object = {},
    fileName = 'space.zip',
    member = mei,
  ) =>
    api.call
      .post(`/api/content/spaces/${id}/import`)
      .query(query)
      .set({ ...bearer(member.account), ...newKey(), 'Content-Type': MULTIPART })
      .send(multipart([{ field: 'file', fileName, type: 'application/zip', bytes }]));

  const report = async (...args: Parameters<typeof upload>): Promise<Report> => {
    const answer = await upload(...args);
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    return dataOf(answer);
  };
  const outcomes = ({ files }: Report) =>
    Object.fromEntries(files.map(({ path, outcome, slug }) => [path, [outcome, slug]]));

  async function archived({ id }: { readonly id: string }): Promise<Buffer> {
    const answer = await mei.get(`spaces/${id}/export`).responseType('blob').expect(200);
    expect(answer.headers['content-type']).toBe('application/zip');
    return answer.body as Buffer;
  }

  async function exported(space: { readonly id: string }): Promise<Record<string, string>> {
    const files = unzipSync(await archived(space));
    return Object.fromEntries(
      Object.entries(files).map(([path, bytes]) => [path, Buffer.from(bytes).toString()]),
    );
  }

  const articlesOf = async ({ id }: { readonly id: string }) =>
    dataOf<readonly WireArticle[]>(await mei.get(`articles?spaceId=${id}`).expect(200));

  it('pictures go out and come in with the texts that show them; a second time adds nothing', async () => {
    const png = Buffer.from(plainPng(8));
    const files = {
      'docs/tides.md': strToU8(
        '# Tides\n\n![A chart](./img/tides.png) and ![No picture](bad.png)\n',
      ),
      'docs/img/tides.png': png,
      'docs/bad.png': strToU8('<svg onload="alert(1)"/>'),
      'docs/unused.png': png,
    };
    const into = await mei.space();
    const zip = Buffer.from(zipSync(files));
    const store = api.container.get<MediaStore>(PORTS.mediaStore);
    const preview = await report(into, zip, { dryRun: true });
    expect(await store.list()).toEqual([]);
    const first = await report(into, zip);
    expect(preview).toEqual(first);
    expect(await store.list()).toHaveLength(1);
    expect(first.pictures).toEqual([
      { path: 'docs/img/tides.png', message: null },
      { path: 'docs/bad.png', message: expect.any(String) },
    ]);
    expect(first.ignored).toEqual(['docs/unused.png']);
    const [article] = (await articlesOf(into)) as [WireArticle];
    const { revision } = await mei.draftOf(article.id);
    const [path] = /\/media\/[0-9a-f]{64}\.webp/.exec(revision.markdown)!;
    expect(revision.markdown).toContain(`![A chart](${path}) and ![No picture](bad.png)`);
    const out = await exported(into);
    expect(Object.keys(out)).toContain(path.slice(1));
    const again = await report(await mei.space(), await archived(into));
    expect(again.pictures).toEqual([{ path: path.slice(1), message: null }]);
    const twice = await report(into, await archived(into));
    expect(Object.values(outcomes(twice)).map(([outcome]) => outcome)).toEqual(['same', 'same']);
  });

  it('goes out and into another space as it was, translations linked; a second time adds nothing', async () => {
    const from = await mei.space();
    const tides = await mei.article(from.id, {
      title: 'Tides: "high" & low',
      tags: ['sea', '#1'],
      description: '- Twice a day',
      order: 3,
    });
    await mei.article(from.id, {
      title: '潮汐',
      locale: 'zh-CN',
      markdown: '---\na: b\n---\n\r\n一天两次。',
      translationOf: tides.id,
    });
    await mei.change(tides.id, 'publish');
    const files = await exported(from);
    expect(Object.keys(files).toSorted()).toEqual([
      'en/docs/tides-high-low.md',
      'en/pages/welcome.md',
      'zh-CN/docs/chao-xi.md',
    ]);
    expect(files['zh-CN/docs/chao-xi.md']).toContain('translationOf: "en/docs/tides-high-low.md"');

    const to = await mei.space();
    const { files: done } = await report(to, zipOf(files));
    expect(done.map(({ outcome }) => outcome).toSorted()).toEqual(['created', 'created', 'same']);
    const undated = (text: string) => text.replace(/^(?:date|draft): .*\n/gm, '');
    const again = await exported(to);
    for (const [path, text] of Object.entries(files))
      expect(undated(again[path]!)).toBe(undated(text));
    const articles = await articlesOf(to);
    expect(articles.map(({ status }) => status)).toEqual(['draft', 'draft', 'draft']);
    const second = await report(to, zipOf(files));
    expect(new Set(second.files.map(({ outcome }) => outcome))).toEqual(new Set(['same']));
    expect(await exported(to)).toEqual(again);
  });

  it('a preview says what would become of each file, and stores nothing; each choice does what it says', async () => {
    const space = await mei.space();
    await mei.article(space.id, { title: 'Tides', slug: 'tides' });
    const zip = zipOf({ 'docs/tides.md': '# Tides\n\nNew.\n', 'docs/moon.md': '# Moon\n' });
    const before = await exported(space);
    expect(outcomes(await report(space, zip, { dryRun: true, choice: 'copy' }))).toEqual({
      'docs/tides.md': ['created', 'tides-2'],
      'docs/moon.md': ['created', 'moon'],
    });
    expect(await exported(space)).toEqual(before);
    expect(outcomes(await report(space, zip))['docs/tides.md']).toEqual(['skipped', 'tides']);
    expect(outcomes(await report(space, zip, { choice: 'replace' }))).toEqual({
      'docs/tides.md': ['replaced', 'tides'],
      'docs/moon.md': ['same', 'moon'],
    });
    expect((await exported(space))['en/docs/tides.md']).toContain('New.');
  });

  it('reads folders of Hugo and Docusaurus, and one text on its own', async () => {
    const space = await mei.space();
    const zip = zipOf({
      'site/content/posts/hello/index.zh.md': '+++\ntitle = "你好"\nslug = "hello"\n+++\n正文',
      'site/content/posts/hello/photo.png': 'not a text',
      'i18n/zh-CN/docusaurus-plugin-content-docs/current/intro.md': '# 简介\n',
      'docs/intro.mdx': '---\nsidebar_position: 2\n---\n# Intro\n',
      '__MACOSX/docs/._intro.mdx': 'x',
    });
    const { files, ignored } = await report(space, zip);
    expect(files.map(({ outcome }) => outcome)).toEqual(['created', 'created', 'created']);
    expect(ignored).toEqual(['site/content/posts/hello/photo.png']);
    await report(space, '# On its own\n', {}, 'own.md');
    expect(Object.keys(await exported(space)).toSorted()).toEqual([
      'en/docs/intro.md',
      'en/pages/on-its-own.md',
      'en/pages/welcome.md',
      'zh-CN/docs/jian-jie.md',
      'zh-CN/posts/hello.md',
    ]);
  });

  it('a file with a fault is named with its line, and the others are imported', async () => {
    const space = await mei.space({ languages: ['en'] });
    const zip = zipOf({
      'broken.md': '---\ntitle: [\n---\nx',
      'zh-CN/a.md': '# 一\n',
      'tags.md': `---\ntags: [${Array.from({ length: 21 }, (_, i) => `t${i}`).join(', ')}]\n---\n`,
      'scripts.md': '---\ntitle: <script>alert(1)</script>\nslug: "../../<img onerror=x>"\n---\nx',
    });
    const { files } = await report(space, zip);
    const [broken, chinese, tags, scripts] = files;
    expect(broken).toMatchObject({ outcome: 'refused', slug: null, line: 2 });
    expect(broken?.message).toContain('front matter');
    expect(chinese).toMatchObject({ outcome: 'refused', line: null });
    expect(tags?.message).toContain('20 tags');
    expect(scripts).toMatchObject({ outcome: 'created' });
    expect(scripts?.slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
  });

  it('refuses archives that climb out, bombs, damaged ones and other files, and stores nothing', async () => {
    const space = await mei.space();
    const before = await exported(space);
    const refused = async (bytes: Buffer | string) => refusalOf(await upload(space, bytes));
    const unreadable = [400, 'ARCHIVE_UNREADABLE', 'file'];
    for (const path of ['../x.md', 'a/../../x.md', '/etc/x.md', 'C:/x.md', '..\\x.md'])
      expect(await refused(zipOf({ 'good.md': '# Good\n', [path]: 'x' }))).toEqual(unreadable);
    const zip = zipOf({ 'a.md': 'long enough to be cut, long enough to be cut' });
    expect(await refused(zip.subarray(0, 50))).toEqual(unreadable);
    expect(await refused(Buffer.from([0xff, 0xd8, 0xff, 0xe0]))).toEqual(unreadable);
    // A local header that promises a size in a field of zip64, and ends.
    const endless = '504b03041400000008000000000000000000ffffffff00000000010000006178';
    expect(await refused(Buffer.from(endless, 'hex'))).toEqual(unreadable);
    const bomb = zipOf({ 'a.md': 'a'.repeat(30_000_000) });
    expect(bomb.length).toBeLessThan(100_000);
    expect(await refused(bomb)).toEqual([413, 'ARCHIVE_TOO_LARGE']);
    expect(await refused(Buffer.alloc(50_000_001, 'a'))).toEqual([413, 'ARCHIVE_TOO_LARGE']);
    const pictureBomb = zipOf({ 'a.md': '![a](a.png)', 'a.png': 'a'.repeat(60_000_000) });
    expect(await refused(pictureBomb)).toEqual([413, 'ARCHIVE_TOO_LARGE']);
    const many = Object.fromEntries(Array.from({ length: 5_001 }, (_, i) => [`${i}.txt`, '']));
    expect(await refused(zipOf(many))).toEqual([413, 'ARCHIVE_TOO_LARGE']);
    const beyond = Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`${i}.md`, `# ${i}`]));
    expect(await refused(zipOf(beyond))).toEqual([409, 'ARTICLES_FULL']);
    expect(await exported(space)).toEqual(before);
  });

  it('is for editors and owners', async () => {
    const space = await mei.space();
    const author = await ContentMember.of(api);
    await author.join(mei, space, 'author');
    const zip = zipOf({ 'a.md': '# A\n' });
    expect(refusalOf(await upload(space, zip, {}, 'a.zip', author))).toEqual([
      403,
      'SPACE_ROLE_NEEDED',
    ]);
    expect((await author.get(`spaces/${space.id}/export`)).status).toBe(403);
    const stranger = await ContentMember.of(api);
    expect((await stranger.get(`spaces/${space.id}/export`)).status).toBe(404);
  });
});
