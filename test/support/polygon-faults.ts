import type { ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';

/** What a provider has been seen, or must be expected, to do wrong. */
export const FAULTS = [
  'latency',
  'hang',
  'hangAfterHeaders',
  'slowBody',
  'rate',
  'rateWithSeconds',
  'rateWithDate',
  'badKey',
  'notEntitled',
  'badGateway',
  'htmlAnswer',
  'redirect',
  'truncated',
  'notANumber',
  'infinite',
  'negative',
  'huge',
  'wrongTypes',
  'missingRows',
  'doubleRows',
  'nullResults',
  'absentResults',
  'emptyResults',
  'otherTicker',
  'otherYear',
  'delayed',
  'badRequest',
  'notFound',
  'loopingPages',
  'foreignPage',
  'gzipBomb',
  'reset',
] as const;
export type Fault = (typeof FAULTS)[number];

export const LATENCY_MS = 150;

/** 64 MB of blanks in 64 kB. */
const BOMB = gzipSync(Buffer.alloc(64 * 1024 * 1024, 32));

interface Answered {
  readonly status: number;
  readonly body: object;
  readonly url: URL;
}

const JSON_TYPE = { 'content-type': 'application/json' };

/** Every number of the rows, and of nothing else. */
function withNumbers(body: object, change: (digits: string) => string): string {
  const text = JSON.stringify(body);
  const from = text.indexOf('"results":');
  if (from < 0) return text.replaceAll(/(?<=[:[,])-?\d+(\.\d+)?(?=[,\]}])/g, change);
  return (
    text.slice(0, from) + text.slice(from).replaceAll(/(?<=[:[,])-?\d+(\.\d+)?(?=[,\]}])/g, change)
  );
}

const rowsOf = (body: object): readonly unknown[] =>
  'results' in body && Array.isArray(body.results) ? (body.results as unknown[]) : [];

/** The requested rows come twice, or every second one does not come. */
const withRows = (body: object, rows: readonly unknown[]): string =>
  JSON.stringify(
    'results' in body && Array.isArray(body.results) ? { ...body, results: rows } : body,
  );

/** Whatever is named, the answer is about X. */
const ofOtherTicker = (text: string): string =>
  text
    .replaceAll(/"(T|ticker|underlying_ticker)":"(I:)?[A-Z.]+"/g, '"$1":"X"')
    .replaceAll(/"ticker":"O:[A-Z]+(?=\d)/g, '"ticker":"O:X')
    .replaceAll(/"tickers":\[[^\]]*\]/g, '"tickers":["X"]');

const SIX_YEARS_MS = 2_192 * 86_400_000;

/** Whatever is dated, it was six years ago. */
const ofOtherYear = (text: string): string =>
  text
    .replaceAll(/(?<=:)\d{13}(?=[,}])/g, (ms) => String(Number(ms) - SIX_YEARS_MS))
    .replaceAll(/(?<=:)\d{13}(?=000000[,}])/g, (ms) => String(Number(ms) - SIX_YEARS_MS))
    .replaceAll(/"20(\d\d)(?=-\d\d-\d\d[T"])/g, (_date, year) => `"20${Number(year) - 6}`);

/** Sends a wrong answer instead of the right one. */
export async function sendFault(
  fault: Fault,
  response: ServerResponse,
  { status, body, url }: Answered,
): Promise<void> {
  const text = JSON.stringify(body);
  const json = (code: number, content: string, headers: Record<string, string> = {}): void => {
    response.writeHead(code, { ...JSON_TYPE, ...headers });
    response.end(content);
  };
  const error = (message: string): string =>
    JSON.stringify({ status: 'ERROR', request_id: 'stub', error: message });
  switch (fault) {
    case 'latency':
      await delay(LATENCY_MS);
      return json(status, text);
    case 'hang':
      return;
    case 'hangAfterHeaders':
      response.writeHead(200, JSON_TYPE);
      response.write(text.slice(0, 10));
      return;
    case 'slowBody':
      response.writeHead(200, JSON_TYPE);
      for (const character of text) {
        if (response.destroyed) return;
        response.write(character);
        await delay(50);
      }
      response.end();
      return;
    case 'rate':
      return json(429, '');
    case 'rateWithSeconds':
      return json(429, error('too many requests'), { 'retry-after': '17' });
    case 'rateWithDate':
      return json(429, error('too many requests'), {
        'retry-after': 'Wed, 01 Jan 2098 00:00:00 GMT',
      });
    case 'badKey':
      return json(401, error('Unknown API Key'));
    case 'notEntitled':
      return json(403, error('You are not entitled to this data.'));
    case 'badGateway':
      response.writeHead(502, { 'content-type': 'text/html' });
      response.end('<html><h1>502 Bad Gateway</h1></html>');
      return;
    case 'htmlAnswer':
      response.writeHead(200, { 'content-type': 'text/html' });
      response.end('<html>maintenance</html>');
      return;
    case 'redirect':
      response.writeHead(302, { location: 'http://127.0.0.1:9/elsewhere' });
      response.end();
      return;
    case 'truncated':
      return json(status, text.slice(0, Math.ceil(text.length / 2)));
    case 'notANumber':
      return json(
        status,
        withNumbers(body, () => 'NaN'),
      );
    case 'infinite':
      return json(
        status,
        withNumbers(body, () => '1e999'),
      );
    case 'negative':
      return json(
        status,
        withNumbers(body, (digits) => `-${digits.replace('-', '')}`),
      );
    case 'huge':
      return json(
        status,
        withNumbers(body, () => '1e300'),
      );
    case 'wrongTypes':
      return json(
        status,
        withNumbers(body, (digits) => `"${digits}!"`),
      );
    case 'missingRows':
      return json(
        status,
        withRows(
          body,
          rowsOf(body).filter((_row, i) => i % 2 === 0),
        ),
      );
    case 'doubleRows':
      return json(
        status,
        withRows(
          body,
          rowsOf(body).flatMap((row) => [row, row]),
        ),
      );
    case 'nullResults':
      return json(status, JSON.stringify({ ...body, results: null }));
    case 'absentResults':
      return json(status, JSON.stringify({ ...body, results: undefined }));
    case 'emptyResults':
      return json(status, JSON.stringify({ ...body, results: [] }));
    case 'otherTicker':
      return json(status, ofOtherTicker(text));
    case 'otherYear':
      return json(status, ofOtherYear(text));
    case 'delayed':
      return json(status, JSON.stringify({ ...body, status: 'DELAYED' }));
    case 'badRequest':
      return json(400, error('The parameter "adjusted" is not valid.'));
    case 'notFound':
      return json(404, JSON.stringify({ status: 'NOT_FOUND', message: 'Ticker not found.' }));
    case 'loopingPages':
      return json(status, JSON.stringify({ ...body, next_url: url.href }));
    case 'foreignPage':
      return json(
        status,
        JSON.stringify({
          ...body,
          next_url: 'http://169.254.169.254/v3/reference/tickers?cursor=a',
        }),
      );
    case 'gzipBomb':
      response.writeHead(200, { ...JSON_TYPE, 'content-encoding': 'gzip' });
      response.end(BOMB);
      return;
    case 'reset':
      response.socket?.resetAndDestroy();
      return;
  }
}
