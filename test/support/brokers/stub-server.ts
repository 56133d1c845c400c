import { createServer as createPlainServer, type IncomingMessage, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';

/** A request as a stub sees it. */
export interface Received {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

export interface StubAnswer {
  readonly status: number;
  /** Text is sent as it is. */
  readonly body: unknown;
}

export const answerOf = (body: unknown, status = 200): StubAnswer => ({ status, body });

/** A server on a loopback port that answers by a function, and takes note of the requests. */
export class StubServer {
  /** Method and path of every request. */
  readonly requests: string[] = [];
  /** Whether each connection is cut before it is answered. */
  isDown = false;
  /** Answers instead of the broker; null for no change. */
  fault: (path: string) => StubAnswer | null = () => null;
  baseUrl = '';
  private readonly server: Server;

  constructor(
    private readonly answer: (received: Received) => StubAnswer,
    private readonly certificate?: { readonly key: string; readonly cert: string },
  ) {
    const serve = (request: IncomingMessage, response: import('node:http').ServerResponse) => {
      if (this.isDown) return void request.destroy();
      const pieces: Buffer[] = [];
      request.on('data', (piece: Buffer) => pieces.push(piece));
      request.on('end', () => {
        const url = new URL(request.url ?? '/', this.baseUrl);
        const { method = '', headers } = request;
        this.requests.push(`${method} ${url.pathname}`);
        const body = Buffer.concat(pieces).toString('utf8');
        const { status, body: sent } =
          this.fault(url.pathname) ?? this.answer({ method, url, headers, body });
        response.statusCode = status;
        const isText = typeof sent === 'string';
        response.setHeader('Content-Type', isText ? 'text/html' : 'application/json');
        response.end(isText ? sent : JSON.stringify(sent));
      });
    };
    this.server = certificate ? createTlsServer(certificate, serve) : createPlainServer(serve);
  }

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    const { port } = this.server.address() as AddressInfo;
    this.baseUrl = `${this.certificate ? 'https' : 'http'}://127.0.0.1:${port}`;
    return this;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
