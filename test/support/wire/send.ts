import { Agent, request } from 'node:http';

/** A request as it goes over the wire, however odd. */
export interface WireRequest {
  readonly method: string;
  /** Path and query, escaped already. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer | null;
}

export interface WireAnswer {
  readonly status: number;
  readonly type: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}

export type Send = (sent: WireRequest) => Promise<WireAnswer>;

interface Sender {
  readonly send: Send;
  readonly close: () => void;
}

/** Such an answer has no end: its beginning is taken for it. */
const STREAM = 'text/event-stream';

/** Sends over kept connections; rejects when no whole answer came within the time. */
export function sender(url: string, timeoutMs = 30_000): Sender {
  const agent = new Agent({ keepAlive: true });
  const { hostname: host, port } = new URL(url);
  const send: Send = ({ method, target, headers, body }) =>
    new Promise((resolve, reject) => {
      const length = body === null ? {} : { 'Content-Length': String(Buffer.byteLength(body)) };
      const going = request(
        { host, port, agent, method, path: target, headers: { ...length, ...headers } },
        (answer) => {
          const chunks: Buffer[] = [];
          const type = answer.headers['content-type'] ?? '';
          const whole = () => {
            clearTimeout(patience);
            resolve({
              status: answer.statusCode ?? 0,
              type,
              headers: answer.headers,
              text: Buffer.concat(chunks).toString('utf8'),
            });
          };
          answer.on('data', (chunk: Buffer) => {
            chunks.push(chunk);
            if (type.startsWith(STREAM)) going.destroy();
          });
          answer.once('error', type.startsWith(STREAM) ? whole : reject);
          answer.once('end', whole);
        },
      );
      const patience = setTimeout(
        () => going.destroy(new Error(`no answer within ${timeoutMs} ms`)),
        timeoutMs,
      );
      going.once('error', (fault) => {
        clearTimeout(patience);
        reject(fault);
      });
      going.end(body ?? undefined);
    });
  return { send, close: () => agent.destroy() };
}
