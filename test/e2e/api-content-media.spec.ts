import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PurgeUnusedMedia } from '@toolyard/core/content';
import { ContentMember, dataOf, refusalOf, type WireSpace } from '../support/content-api.ts';
import { HIDDEN, pngOf, pngOfBytes } from '../support/image-bytes.ts';
import { MULTIPART, multipart } from '../support/multipart.ts';
import { bearer, newKey, openTestApi, type TestApi } from '../support/test-api.ts';

interface WireMedia {
  readonly id: string;
  readonly path: string;
  readonly alt: string;
  readonly size: number;
  readonly uses: readonly { readonly articleId: string; readonly title: string }[];
}

const MB = 1_000_000;
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64">${HIDDEN}</svg>`;

describe('pictures of a space', () => {
  let api: TestApi;
  let mei: ContentMember;
  let lin: ContentMember;
  beforeAll(async () => {
    api = await openTestApi({ settings: { contentSpaces: 50, contentMedia: 1 } });
    mei = await ContentMember.of(api);
    lin = await ContentMember.of(api);
  });
  afterAll(() => api?.close());

  const upload = (
    { id: spaceId }: Pick<WireSpace, 'id'>,
    bytes: Buffer | string,
    { alt = 'A chart', fileName = 'a.png', member = mei, key = newKey() } = {},
  ) =>
    api.call
      .post('/api/content/media')
      .query({ spaceId, alt })
      .set({ ...bearer(member.account), ...key, 'Content-Type': MULTIPART })
      .send(multipart([{ field: 'file', fileName, type: 'image/png', bytes }]));

  const uploaded = async (...args: Parameters<typeof upload>): Promise<WireMedia> =>
    dataOf(await upload(...args).expect(201));

  const listed = async ({ id }: Pick<WireSpace, 'id'>) =>
    (await mei.get(`media?spaceId=${id}`).expect(200)).body as {
      readonly data: readonly WireMedia[];
      readonly used: number;
      readonly limit: number;
    };

  it('is stored once, listed with the articles that show it, and removed when none does', async () => {
    const space = await mei.space();
    const key = newKey();
    const picture = await uploaded(space, await pngOf(40), { alt: ' 潮汐  图 ', key });
    expect(picture).toMatchObject({ alt: '潮汐 图', width: 40, height: 40 });
    expect(await uploaded(space, await pngOf(40), { alt: ' 潮汐  图 ', key })).toEqual(picture);
    expect((await uploaded(space, await pngOf(40))).id).toBe(picture.id);
    const markdown = `![潮汐图](${picture.path})`;
    const article = await mei.article(space.id, { title: 'Tides', markdown });
    const list = await listed(space);
    expect(list).toMatchObject({ used: picture.size, limit: MB });
    expect(list.data).toEqual([
      { ...picture, uses: [{ articleId: article.id, locale: 'en', title: 'Tides' }] },
    ]);
    const byHash = async (hash: string) =>
      dataOf<unknown>(await mei.get(`media?spaceId=${space.id}&hash=${hash}`).expect(200));
    expect(await byHash(picture.path.slice(7, -5))).toEqual(list.data);
    expect(await byHash('0'.repeat(64))).toEqual([]);
    const remove = () => mei.delete(`media/${picture.id}`);
    expect(refusalOf(await remove())).toEqual([409, 'MEDIA_IN_USE']);
    await mei.save(article, 1, { markdown: 'Without it' }).expect(200);
    await remove().expect(204);
    expect(refusalOf(await remove())).toEqual([404, 'MEDIA_UNKNOWN']);
    expect((await listed(space)).data).toEqual([]);
  });

  it('readers get it forever while its space is open; of a private one only members do', async () => {
    const space = await mei.space({ visibility: 'private' });
    const picture = await uploaded(space, await pngOf(41));
    await api.call.get(picture.path).expect(404);
    const own = await mei.get(`media/${picture.id}/file`).responseType('blob').expect(200);
    expect(own.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
    });
    expect(own.headers['cache-control']).toContain('private');
    expect((own.body as Buffer).length).toBe(picture.size);
    for (const [path, code] of [
      [`media/${picture.id}/file`, 'MEDIA_UNKNOWN'],
      [`media?spaceId=${space.id}`, 'SPACE_UNKNOWN'],
    ])
      expect(refusalOf(await lin.get(path!))).toEqual([404, code]);

    const { version, handle } = dataOf<WireSpace>(await mei.get(`spaces/${space.id}`).expect(200));
    const draft = { title: 'Open', languages: ['en'], visibility: 'link', handle };
    await mei.put(`spaces/${space.id}`, draft, version).expect(200);
    const read = await api.call.get(picture.path).responseType('blob').expect(200);
    expect(read.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(read.headers['content-security-policy']).toContain('sandbox');
    expect(read.body).toEqual(own.body);
    const etag = read.headers['etag'] as string;
    await api.call.get(picture.path).set('If-None-Match', etag).expect(304);
    await api.call.get(`/media/${'0'.repeat(64)}.webp`).expect(404);
    await api.call.get('/media/..%2f..%2fpasswd').expect(404);
  });

  it('says what is wrong with a file, and nothing of it is stored', async () => {
    const space = await mei.space();
    const png = await pngOf(42);
    const refusals = [
      [SVG, {}, [415, 'MEDIA_TYPE_WRONG']],
      ['<!doctype html>', {}, [415, 'MEDIA_TYPE_WRONG']],
      [await pngOfBytes(11 * 1024 * 1024), {}, [413, 'MEDIA_TOO_LARGE']],
      [png, { alt: ' ' }, [400, 'MEDIA_ALT_INVALID']],
      [png, { alt: '\u200b' }, [400, 'MEDIA_ALT_INVALID']],
    ] as const;
    for (const [bytes, options, refusal] of refusals)
      expect(refusalOf(await upload(space, bytes, options)).slice(0, 2)).toEqual(refusal);
    expect((await upload(space, png, { alt: 'x'.repeat(301) })).status).toBe(400);
    await uploaded(space, png, { fileName: '<script>alert(1)</script>.png' });
    expect(JSON.stringify((await listed(space)).data)).not.toContain('script');
  });

  it('the limit of a space is said before it bites', async () => {
    const space = await mei.space();
    const { limits } = (await mei.get('spaces').expect(200)).body as {
      readonly limits: { readonly mediaBytes: number };
    };
    expect(limits.mediaBytes).toBe(MB);
    let answer = await upload(space, await noise(900));
    for (let side = 901; answer.status === 201 && side < 920; side += 1)
      answer = await upload(space, await noise(side));
    expect(refusalOf(answer)).toEqual([409, 'MEDIA_FULL']);
    const { used } = await listed(space);
    expect(used).toBeLessThanOrEqual(MB);
  });

  it('authors add pictures and remove their own; reviewers and strangers add none', async () => {
    const space = await mei.space({ visibility: 'private' });
    const [author, reviewer] = [await ContentMember.of(api), await ContentMember.of(api)];
    await author.join(mei, space, 'author');
    await reviewer.join(mei, space, 'reviewer');
    const [ofOwner, ofAuthor] = [
      await uploaded(space, await pngOf(50)),
      await uploaded(space, await pngOf(51), { member: author }),
    ];
    const png = await pngOf(52);
    expect(refusalOf(await upload(space, png, { member: reviewer }))[1]).toBe('SPACE_ROLE_NEEDED');
    expect(refusalOf(await upload(space, png, { member: lin }))[1]).toBe('SPACE_UNKNOWN');
    const byAuthor = await author.delete(`media/${ofOwner.id}`);
    expect(refusalOf(byAuthor)).toEqual([403, 'SPACE_ROLE_NEEDED']);
    expect(refusalOf(await lin.delete(`media/${ofOwner.id}`))).toEqual([404, 'MEDIA_UNKNOWN']);
    await author.delete(`media/${ofAuthor.id}`).expect(204);
  });

  it('bytes that no space has are purged after a day', async () => {
    const space = await mei.space();
    const picture = await uploaded(space, await pngOf(53));
    await mei.delete(`media/${picture.id}`).expect(204);
    const purge = api.container.get(PurgeUnusedMedia);
    expect(await purge.execute()).toBe(0);
    await api.call.get(picture.path).expect(404);
  });
});

/** A picture that stays large when it is drawn anew. */
async function noise(side: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const options = { type: 'gaussian' as const, mean: 128, sigma: 60 };
  return sharp({
    create: { width: side, height: side, channels: 3, background: '#000', noise: options },
  })
    .png()
    .toBuffer();
}
