import { randomUUID } from 'node:crypto';
import { readdirSync, utimesSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Settings } from '@toolyard/api';
import { PurgeUnusedImages } from '@toolyard/core/tools';
import {
  drawableImages,
  HIDDEN,
  pixelBomb,
  pngOf,
  pngOfBytes,
  undrawableImages,
} from '../support/image-bytes.ts';
import { multipart, MULTIPART, type Part } from '../support/multipart.ts';
import { signInOperator, type Operator } from '../support/operators.ts';
import { bearer, newKey, openTestApi, PORTS, register, type TestApi } from '../support/test-api.ts';

const MB = 1_048_576;
const PATH = '/api/admin/upload/image';

interface Answer {
  readonly status: number;
  readonly body: {
    readonly success?: boolean;
    readonly data?: { readonly url: string };
    readonly error?: string;
    readonly code?: string;
    readonly message?: string;
  };
}

describe('uploading an icon', () => {
  let api: TestApi;
  let mei: Operator;

  beforeAll(async () => {
    api = await openTestApi();
    mei = await signInOperator(api, 'admin');
  }, 180_000);
  afterAll(() => api?.close());

  const folder = () => join(api.container.get<Settings>(PORTS.settings).dataDir, 'uploads');

  /** Sends the body as it is; without a length it goes in chunks. */
  const send = (
    body: Buffer,
    headers: Readonly<Record<string, string>> = {},
    by: Pick<Operator, 'token'> = mei,
  ): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const all = {
        'Content-Type': MULTIPART,
        'Accept-Language': 'en',
        ...bearer(by),
        ...newKey(),
        ...headers,
      };
      const going = request(`${api.url}${PATH}`, { method: 'POST', headers: all }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.once('end', () => {
          const text = Buffer.concat(chunks).toString('utf8');
          const parsed = JSON.parse(text) as Answer['body'];
          resolve({ status: answer.statusCode ?? 0, body: parsed });
        });
      });
      going.once('error', reject);
      if ('Transfer-Encoding' in headers) {
        for (let at = 0; at < body.length; at += 65_536)
          going.write(body.subarray(at, at + 65_536));
        going.end();
      } else going.end(body);
    });
  const withLength = (body: Buffer) => ({ 'Content-Length': String(body.length) });
  const uploadParts = (parts: readonly Part[], by?: Pick<Operator, 'token'>) => {
    const body = multipart(parts);
    return send(body, withLength(body), by);
  };
  const upload = (bytes: Buffer, fileName = 'a.png', type = 'image/png') =>
    uploadParts([{ field: 'image', fileName, type, bytes }]);
  const refusal = (code: string, message: string) => ({
    success: false,
    error: message,
    code,
    message,
  });

  it('AT-17 an image is kept under the hash of what was drawn of it, and can be an icon', async () => {
    const { status, body } = await upload(await pngOf(300, 200));
    expect([status, body]).toEqual([
      201,
      { success: true, data: { url: expect.stringMatching(/^\/uploads\/[0-9a-f]{64}\.webp$/) } },
    ]);
    const tool = await api.call
      .post('/api/admin/tools')
      .set({ ...bearer(mei), ...newKey() })
      .send({
        title: 'With an icon',
        description: 'x',
        url: '/x',
        icon: body.data?.url,
        iconAlt: 'A blue square',
      });
    expect(tool.status).toBe(201);
    const home = (await api.call.get('/api/home/apps')).body as { data: { iconAlt: string }[] };
    expect(home.data).toContainEqual(
      expect.objectContaining({ icon: body.data?.url, iconAlt: 'A blue square' }),
    );
  });

  it('what is served is a WebP for good, that no browser takes for anything else', async () => {
    const { body } = await upload(await pngOf(64));
    const served = await api.call.get(body.data!.url);
    expect(served.status).toBe(200);
    expect(served.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(served.headers['set-cookie']).toBeUndefined();
    expect((await api.call.head(body.data!.url)).status).toBe(200);
    const again = await api.call.get(body.data!.url).set('If-None-Match', served.headers['etag']!);
    expect(again.status).toBe(304);
  });

  it.each([
    '/uploads',
    '/uploads/',
    `/uploads/${'0'.repeat(64)}.webp`,
    '/uploads/..%2f..%2fpackage.json',
    '/uploads/%2e%2e/postgres',
    '/uploads/.half-written',
    `/uploads/${'0'.repeat(64)}.webp/..`,
    '/uploads/a.png',
  ])('%s is a 404 as JSON', async (path) => {
    const answer = await api.call.get(path);
    expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('images are taken by their content, whatever name, type and luggage they come with', async () => {
    for (const { name, fileName, type, bytes } of await drawableImages()) {
      const { status, body } = await upload(bytes, fileName, type);
      expect([name, status]).toEqual([name, 201]);
      const served = await api.call.get(body.data!.url).buffer(true);
      const stored = served.body as Buffer;
      expect([name, stored.subarray(8, 12).toString()]).toEqual([name, 'WEBP']);
      expect(stored.includes(HIDDEN)).toBe(false);
      expect(stored.includes('Exif')).toBe(false);
    }
  });

  it('AT-13 what is no image is refused, whatever it says to be', async () => {
    const before = readdirSync(folder());
    for (const { name, fileName, type, bytes } of await undrawableImages()) {
      const { status, body } = await upload(bytes, fileName, type);
      expect([name, status, body]).toEqual([
        name,
        415,
        refusal('IMAGE_TYPE_WRONG', 'Please select an image file: PNG, JPEG, WebP or GIF'),
      ]);
    }
    expect(readdirSync(folder())).toEqual(before);
  });

  it('a bomb of 16,000 × 16,000 pixels is refused', async () => {
    const { status, body } = await upload(pixelBomb());
    expect([status, body.code, body.success]).toEqual([400, 'IMAGE_TOO_MANY_PIXELS', false]);
  });

  it('AT-14 two megabytes and more are refused, one byte less is not', async () => {
    const tooLarge = refusal('IMAGE_TOO_LARGE', 'Image size should be less than 2MB');
    expect((await upload(await pngOfBytes(2 * MB - 1))).status).toBe(201);
    for (const bytes of [2 * MB, 2 * MB + 1, 5 * MB]) {
      const answer = await upload(await pngOfBytes(bytes));
      expect([bytes, answer]).toEqual([bytes, { status: 413, body: tooLarge }]);
    }
  });

  it('the limits hold for bodies without a length', async () => {
    const chunked = async (bytes: Buffer) =>
      send(multipart([{ field: 'image', fileName: 'a.png', bytes }]), {
        'Transfer-Encoding': 'chunked',
      });
    expect((await chunked(await pngOf(64))).status).toBe(201);
    expect((await chunked(await pngOfBytes(2 * MB - 1))).status).toBe(201);
    expect((await chunked(await pngOfBytes(2 * MB))).body.code).toBe('IMAGE_TOO_LARGE');
  });

  it.each([
    '../../../etc/passwd.png',
    '..\\..\\windows.png',
    '/etc/cron.d/a.png',
    'a\0.png',
    'a.png\0.html',
    `${'a'.repeat(300)}.png`,
    `${'a'.repeat(3_000)}.png`,
    '<img src=x onerror=alert(1)>.png',
    '工具.png',
    '.htaccess',
    '',
  ])('a name never becomes a path: case %#', async (fileName) => {
    const before = readdirSync(folder());
    const { status, body } = await upload(await pngOf(50), fileName);
    expect([201, 400, 415]).toContain(status);
    if (body.data) expect(body.data.url).toMatch(/^\/uploads\/[0-9a-f]{64}\.webp$/);
    const added = readdirSync(folder()).filter((name) => !before.includes(name));
    expect(added.every((name) => /^[0-9a-f]{64}\.webp$/.test(name))).toBe(true);
  });

  it('one file is taken, in its field, and nothing beside it', async () => {
    const bytes = await pngOf(20);
    const image = { field: 'image', fileName: 'a.png', bytes };
    const malformed = async (parts: readonly Part[]) => {
      const { status, body } = await uploadParts(parts);
      return [status, body.code, body.success];
    };
    const unreadable = [400, 'UPLOAD_UNREADABLE', false];
    expect(await malformed([image, image])).toEqual(unreadable);
    expect(await malformed([{ ...image, field: 'picture' }])).toEqual(unreadable);
    expect(await malformed([{ field: 'role', bytes: 'superadmin' }, image])).toEqual(unreadable);
    expect(await malformed([image, { field: '__proto__', bytes: 'x' }])).toEqual(unreadable);
    expect(await malformed([{ field: 'image', bytes: 'text' }])).toEqual(unreadable);
    expect((await malformed([]))[0]).toBeLessThan(500);
  });

  it('bodies that are no parts, or end in the middle, are refused', async () => {
    const whole = multipart([{ field: 'image', fileName: 'a.png', bytes: await pngOf(20) }]);
    const cut = whole.subarray(0, whole.length - 20);
    const status = async (body: Buffer, type: string) => {
      const answer = await send(body, { ...withLength(body), 'Content-Type': type });
      expect(answer.body).toMatchObject({ success: false, error: answer.body.message });
      return answer.status;
    };
    expect(await status(cut, MULTIPART)).toBe(400);
    expect(await status(whole, 'multipart/form-data')).toBe(415);
    expect(await status(whole, 'multipart/form-data; boundary=other')).toBe(400);
    expect(await status(whole, 'multipart/mixed; boundary=x')).toBe(415);
    expect(await status(whole, 'image/png')).toBe(415);
    expect(await status(Buffer.from('{}'), 'application/json')).toBe(415);
  });

  it('twenty at once are all kept', async () => {
    const images = await Promise.all(Array.from({ length: 20 }, (_, i) => pngOf(100 + i)));
    const answers = await Promise.all(images.map((bytes) => upload(bytes)));
    expect(answers.map(({ status }) => status)).toEqual(images.map(() => 201));
    expect(new Set(answers.map(({ body }) => body.data?.url)).size).toBe(20);
  });

  it('a repetition gets the first answer, another image under the same key is refused', async () => {
    const key = { 'Idempotency-Key': randomUUID() };
    const keyed = async (size: number) => {
      const body = multipart([{ field: 'image', fileName: 'a.png', bytes: await pngOf(size) }]);
      return send(body, { ...withLength(body), ...key });
    };
    const first = await keyed(70);
    expect(await keyed(70)).toEqual(first);
    expect(await keyed(71)).toMatchObject({
      status: 422,
      body: { success: false, code: 'IDEMPOTENCY_KEY_REUSED' },
    });
  });

  it('nobody but an admin uploads', async () => {
    const image = { field: 'image', fileName: 'a.png', bytes: await pngOf(20) };
    expect(await uploadParts([image], { token: 'none' })).toMatchObject({
      status: 401,
      body: { success: false, code: 'SESSION_INVALID' },
    });
    expect((await uploadParts([image], await register(api))).status).toBe(401);
  });

  it('an image that no tool has goes after a day', async () => {
    const { body } = await upload(await pngOf(99));
    const long = new Date(Date.now() - 25 * 3_600_000);
    for (const name of readdirSync(folder())) utimesSync(join(folder(), name), long, long);
    expect(await api.container.get(PurgeUnusedImages).execute()).toBeGreaterThan(0);
    expect((await api.call.get(body.data!.url)).status).toBe(404);
    const home = (await api.call.get('/api/home/apps')).body as { data: { icon: string }[] };
    const stored = home.data.find(({ icon }) => icon.startsWith('/uploads/'));
    expect((await api.call.get(stored!.icon)).status).toBe(200);
  });
});
