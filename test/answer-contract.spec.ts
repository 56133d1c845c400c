import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { expect, it } from '@jest/globals';
import { watchAnswers } from './support/answer-contract.ts';
import { committedDocument, operationsOf } from './support/wire/openapi.ts';

/** Faults of one answer to `GET /api/home/contact`, whose route Express would have found. */
async function faultsOf(status: number, body: string | Buffer, encoding = 'identity') {
  const server = createServer((request, response) => {
    Object.assign(request, { route: { path: '/api/home/contact' } });
    response.statusCode = status;
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    response.setHeader('Content-Encoding', encoding);
    response.end(body);
  });
  const faults = watchAnswers(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  await (await fetch(`http://127.0.0.1:${port}/api/home/contact`)).text();
  server.closeAllConnections();
  server.close();
  return faults;
}

const operation = operationsOf(committedDocument()).find(({ id }) => id === 'readContact');
const media = operation?.answers.get(200)?.['application/json'] as { example: object } | undefined;

it('an answer as the document has it is sound, compressed too', async () => {
  const sound = JSON.stringify(media?.example);
  expect(await faultsOf(200, sound)).toEqual([]);
  expect(await faultsOf(200, gzipSync(sound), 'gzip')).toEqual([]);
});

it('a body that breaks its schema, and a status that is not documented, are faults', async () => {
  const [body] = await faultsOf(200, gzipSync('{"data":7}'), 'gzip');
  expect(body).toMatch(/^GET \/api\/home\/contact 200: \/data must be object/);
  expect(await faultsOf(418, '{}')).toEqual([
    'GET /api/home/contact 418: the status 418 is not documented',
  ]);
});
