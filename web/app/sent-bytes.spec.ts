import { expect, it } from '@jest/globals';
import { countingBytes } from './sent-bytes.ts';

it('counts the bytes of what is sent, not of what is only asked for', async () => {
  const { send, sent } = countingBytes(() => Promise.resolve({} as Response));
  const totals: number[] = [];
  const end = sent.onChange(() => totals.push(sent.total()));
  await send('/a', {});
  await send('/b', { body: '{"名":1}' });
  await send('/c', { body: new Blob(['12345']) });
  end();
  await send('/d', { body: '1' });
  // 名 has three bytes in UTF-8.
  expect(totals).toEqual([9, 14]);
  expect(sent.total()).toBe(15);
});
