import { expect, it } from '@jest/globals';
import { countSentBytes } from './sent-bytes.ts';

it('counts the bytes of what is sent, not of what is only asked for, until it ends', async () => {
  const fetched: unknown[] = [];
  const send = (url: RequestInfo | URL) => {
    fetched.push(url);
    return Promise.resolve({} as Response);
  };
  const tab: { fetch: typeof fetch } = { fetch: send };
  const totals: number[] = [];
  const end = countSentBytes(tab, (total) => totals.push(total));
  await tab.fetch('/a');
  await tab.fetch('/b', { body: '{"名":1}' });
  await tab.fetch('/c', { body: new Blob(['12345']) });
  end();
  await tab.fetch('/d', { body: '1' });
  // 名 has three bytes in UTF-8.
  expect(totals).toEqual([9, 14]);
  expect(fetched).toEqual(['/a', '/b', '/c', '/d']);
  expect(tab.fetch).toBe(send);
});
