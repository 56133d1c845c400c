import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { ExpressAdapter } from '@nestjs/platform-express';
import express, { type Express } from 'express';
import { addressGroup } from './network.ts';
import { limitPipelining } from './pipelining.ts';
import { answerUnreadable } from './unreadable-calls.ts';

/** How long a client may take. Together they end every slow connection within twenty seconds. */
interface ServerLimits {
  /** For the whole head of a call, counted from the connection's first moment. */
  readonly headersMs: number;
  /** For the whole call, its body too. */
  readonly requestMs: number;
  /** For taking what is waiting to be sent, each part of it. */
  readonly readMs: number;
  /** Minimum bytes per second that a client must read of a waiting response, on average over `readMs`. */
  readonly leastRate: number;
  /** Between two calls on one connection. */
  readonly idleMs: number;
  /** How often the limits are looked at. */
  readonly sweepMs: number;
}

const LIMITS: ServerLimits = {
  headersMs: 8_000,
  requestMs: 15_000,
  readMs: 12_000,
  leastRate: 8_192,
  idleMs: 10_000,
  sweepMs: 50,
};
const MOST_HEADER_BYTES = 16_384;

/** How many connections there may be. */
export interface ConnectionLimits {
  /** Of one address; of the first 64 bits of an IPv6 address. */
  readonly perAddress: number;
  /** In all. */
  readonly most: number;
  /** Whether the address is a trusted proxy, whose connections are those of many clients. */
  readonly isProxy: (address: string) => boolean;
}

const MOST_CONNECTIONS = 4_096;
const UNLIMITED: ConnectionLimits = {
  perAddress: MOST_CONNECTIONS,
  most: MOST_CONNECTIONS,
  isProxy: () => false,
};

/** A server that loses slow, silent and idle clients early, and gives no client all its connections. */
export function limitedServer(
  handler: RequestListener,
  limits: ServerLimits = LIMITS,
  connections: ConnectionLimits = UNLIMITED,
): Server {
  const server = createServer(
    {
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      keepAliveTimeout: limits.idleMs,
      connectionsCheckingInterval: limits.sweepMs,
      maxHeaderSize: MOST_HEADER_BYTES,
    },
    limitPipelining(handler, limits.idleMs),
  );
  server.maxConnections = connections.most;
  limitConnections(server, connections);
  dropSlowReaders(server, limits);
  answerUnreadable(server);
  return server;
}

/** From this share of all connections on, those without a request give way to new ones. */
const NEARLY_FULL = 0.9;

function limitConnections(server: Server, { perAddress, most, isProxy }: ConnectionLimits): void {
  const counts = new Map<string, number>();
  /** Connections without the head of a request, the oldest first. */
  const silent = new Set<Socket>();
  let open = 0;
  server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket;
    const group = isProxy(remoteAddress) ? null : addressGroup(remoteAddress);
    const count = group === null ? 0 : (counts.get(group) ?? 0) + 1;
    if (count > perAddress) return void socket.destroy();
    open++;
    if (group !== null) counts.set(group, count);
    silent.add(socket);
    socket.once('close', () => {
      open--;
      silent.delete(socket);
      const rest = group === null ? 0 : (counts.get(group) ?? 1) - 1;
      if (group !== null && rest > 0) counts.set(group, rest);
      else if (group !== null) counts.delete(group);
    });
    const [oldest] = silent;
    if (open > most * NEARLY_FULL && oldest !== socket) oldest?.destroy();
  });
  server.prependListener('request', ({ socket }) => silent.delete(socket));
}

/** Where a connection's sending stood, and since when. */
interface Mark {
  readonly taken: number;
  readonly since: number;
}

interface Sending {
  /** When the client took something last. */
  readonly last: Mark;
  /** Where the span began over which the rate is measured. */
  readonly span: Mark;
}

/** Node waits for ever for a client that does not take its answer, or takes it drop by drop. */
function dropSlowReaders(server: Server, { readMs, leastRate, sweepMs }: ServerLimits): void {
  const leastOfSpan = (leastRate * readMs) / 1_000;
  const sendings = new Map<Socket, Sending | null>();
  server.on('connection', (socket: Socket) => {
    sendings.set(socket, null);
    socket.once('close', () => sendings.delete(socket));
  });
  const sweep = setInterval(() => {
    const now = performance.now();
    for (const [socket, before] of sendings) {
      if (socket.writableLength === 0) {
        if (before) sendings.set(socket, null);
        continue;
      }
      const taken = socket.bytesWritten - socket.writableLength;
      const present = { taken, since: now };
      if (!before) {
        sendings.set(socket, { last: present, span: present });
        continue;
      }
      const last = taken === before.last.taken ? before.last : present;
      const isSpanOver = now - before.span.since > readMs;
      const isSlow = isSpanOver && taken - before.span.taken < leastOfSpan;
      if (isSlow || now - last.since > readMs) socket.destroy();
      else sendings.set(socket, { last, span: isSpanOver ? present : before.span });
    }
  }, sweepMs);
  sweep.unref();
  server.once('close', () => clearInterval(sweep));
}

/** Nest on such a server. */
export class LimitedExpressAdapter extends ExpressAdapter {
  constructor(private readonly connectionsPerAddress: number) {
    // What goes by the path, here and in a proxy, holds for one spelling of it alone.
    super(express().enable('case sensitive routing'));
  }

  override initHttpServer(): void {
    const app = this.getInstance<Express>();
    this.httpServer = limitedServer(app, LIMITS, {
      perAddress: this.connectionsPerAddress,
      most: MOST_CONNECTIONS,
      isProxy: (address) => (app.get('trust proxy fn') as TrustsProxy)(address, 0),
    });
  }
}

/** Express's reading of `TRUST_PROXY`: whether it trusts an address, so many proxies away. */
type TrustsProxy = (address: string, hops: number) => boolean;
