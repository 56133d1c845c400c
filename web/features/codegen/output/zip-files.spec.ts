/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { unzipSync } from 'fflate';
import { safePath, zipFiles } from './zip-files.ts';

const FILES = [
  { path: 'package.json', text: '{"private": true}\n' },
  { path: 'src/orders/order.entity.ts', text: 'export class Order {}\n' },
  { path: 'src/main.ts', text: 'const limit = 1 < 2;\n' },
];

describe('an archive of all files', () => {
  it('is the same for the same files, byte for byte, and holds them', async () => {
    const bytesOf = async () => new Uint8Array(await new Response(zipFiles(FILES)).arrayBuffer());
    const bytes = await bytesOf();
    expect(await bytesOf()).toEqual(bytes);
    const texts = Object.entries(unzipSync(bytes)).map(([path, text]) => ({
      path,
      text: new TextDecoder().decode(text),
    }));
    expect(texts).toEqual(FILES);
  });

  it.each([
    ['../../etc/passwd', 'etc/passwd'],
    ['/abs\\file.ts', 'abs/file.ts'],
    ['C:x?.ts', 'C-x-.ts'],
    ['con.ts', 'con_.ts'],
    ['a/./b. ', 'a/b'],
    ['..', 'file'],
    ['订单/订单.ts', '订单/订单.ts'],
  ])('%j becomes %j', (path, safe) => {
    expect(safePath(path)).toBe(safe);
  });
});
