import { EventEmitter } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import { STUB_KEY } from './polygon-server.ts';

export const NO_SOCKETS = "Your plan doesn't include websocket access.";

/** One connection of a client. */
interface Connection {
  readonly socket: WebSocket;
  readonly stream: Duplex;
  isAccepted: boolean;
  /** Channels with their symbols, such as `T.AAPL`. */
  readonly subscriptions: Set<string>;
}

export interface PolygonSocketOptions {
  readonly apiKey?: string;
  /** Of the plan. */
  readonly channels?: readonly string[];
  /** Connections of the plan: one more ends the oldest. */
  readonly most?: number;
}

/** A message about a symbol, with the fields of its channel. */
interface PublishedMessage {
  readonly ev: string;
  readonly sym: string;
  readonly [field: string]: unknown;
}

const status = (name: string, message: string) => ({ ev: 'status', status: name, message });

/** Polygon's socket on a loopback port, with a key, a plan and, on demand, faults. Written from the published facts. */
export class PolygonSocket {
  /** Addresses of all connections that were opened. */
  readonly opened: string[] = [];
  /** Messages of clients; of `auth` the action alone. */
  readonly received: string[] = [];
  /** The answer to a correct key; null accepts it. */
  refusal: string | null = null;
  /** Refuses the upgrade with this HTTP status. */
  httpStatus: number | null = null;
  /** Whether pings and messages are answered. */
  isSilent = false;
  url = '';

  private readonly connections = new Set<Connection>();
  private readonly changes = new EventEmitter();
  private readonly sockets = new WebSocketServer({ noServer: true, autoPong: false });
  private readonly server = createServer((_request, response) => response.writeHead(404).end());

  constructor(private readonly options: PolygonSocketOptions = {}) {
    this.server.on('upgrade', (request, stream, head) => this.upgrade(request, stream, head));
  }

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    this.url = `ws://127.0.0.1:${(this.server.address() as AddressInfo).port}/stocks`;
    return this;
  }

  async stop(): Promise<void> {
    this.drop();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** Open connections. */
  get open(): number {
    return this.connections.size;
  }

  /** Subscriptions of all connections, sorted; each as often as there is one. */
  get subscriptions(): readonly string[] {
    return [...this.connections].flatMap((each) => [...each.subscriptions]).sort();
  }

  /** Resolves as soon as the condition holds, which is looked at after every event of the server. */
  async until(holds: () => boolean): Promise<void> {
    while (!holds()) await new Promise((resolve) => this.changes.once('change', resolve));
  }

  /** Sends messages to the connections that have subscribed to them. */
  publish(...messages: readonly PublishedMessage[]): void {
    for (const { socket, subscriptions } of this.connections) {
      const own = messages.filter(({ ev, sym }) => subscriptions.has(`${ev}.${sym}`));
      if (own.length > 0) socket.send(JSON.stringify(own));
    }
  }

  /** Sends the same text, or bytes, to all connections. */
  sendRaw(data: string | Buffer): void {
    for (const { socket } of this.connections) socket.send(data);
  }

  /** Resets all connections. */
  drop(): void {
    for (const { socket } of this.connections) socket.terminate();
  }

  /** Sends the beginning of a long frame and resets the connections. */
  dropMidFrame(): void {
    const text = '[{"ev":"T","sym":"AAPL","p":1';
    const header = Buffer.from([0x81, 0x7e, 0x10, 0x00]);
    for (const { stream, socket } of this.connections)
      stream.write(Buffer.concat([header, Buffer.from(text)]), () => socket.terminate());
  }

  /** Sends a frame with reserved bits, which no protocol allows. */
  breakProtocol(): void {
    for (const { stream } of this.connections) stream.write(Buffer.from([0xf1, 0x02, 0x00, 0x00]));
  }

  private upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): void {
    this.opened.push(request.url ?? '');
    if (this.httpStatus !== null) {
      stream.end(`HTTP/1.1 ${this.httpStatus} Refused\r\nContent-Length: 0\r\n\r\n`);
      return this.changed();
    }
    this.sockets.handleUpgrade(request, stream, head, (socket) => this.welcome(socket, stream));
  }

  private welcome(socket: WebSocket, stream: Duplex): void {
    const connection: Connection = {
      socket,
      stream,
      isAccepted: false,
      subscriptions: new Set(),
    };
    this.connections.add(connection);
    socket.on('ping', (data: Buffer) => {
      if (!this.isSilent) socket.pong(data);
    });
    socket.on('message', (data: Buffer) => this.answer(connection, data.toString('utf8')));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      this.connections.delete(connection);
      this.changed();
    });
    this.say(connection, status('connected', 'Connected Successfully'));
    this.changed();
  }

  private answer(connection: Connection, text: string): void {
    const { action, params } = JSON.parse(text) as Readonly<Record<'action' | 'params', string>>;
    this.received.push(action === 'auth' ? action : `${action} ${params}`);
    if (action === 'auth') this.admit(connection, params);
    else if (connection.isAccepted) this.change(connection, action, params.split(','));
    this.changed();
  }

  private admit(connection: Connection, key: string): void {
    const isKnown = key === (this.options.apiKey ?? STUB_KEY);
    if (!isKnown || this.refusal !== null) {
      const message = isKnown ? this.refusal! : 'authentication failed';
      this.say(connection, status('auth_failed', message));
      return connection.socket.close(1008);
    }
    connection.isAccepted = true;
    this.say(connection, status('auth_success', 'authenticated'));
    const [oldest] = [...this.connections].filter((each) => each.isAccepted);
    if (oldest === connection || this.connections.size <= (this.options.most ?? Infinity)) return;
    this.say(oldest!, status('max_connections', 'Maximum number of connections exceeded.'));
    oldest!.socket.close(1008);
  }

  private change(connection: Connection, action: string, parameters: readonly string[]): void {
    const { channels = ['T', 'Q', 'A', 'AM'] } = this.options;
    const answers = parameters.map((parameter) => {
      if (action === 'unsubscribe') connection.subscriptions.delete(parameter);
      else if (!channels.includes(parameter.split('.')[0]!))
        return status('error', 'not authorized');
      else connection.subscriptions.add(parameter);
      return status('success', `${action}d to: ${parameter}`);
    });
    this.say(connection, ...answers);
  }

  private say({ socket }: Connection, ...messages: readonly object[]): void {
    if (!this.isSilent) socket.send(JSON.stringify(messages));
  }

  private changed(): void {
    this.changes.emit('change');
  }
}
