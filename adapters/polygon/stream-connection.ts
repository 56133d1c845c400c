import type { PriceTick } from '@toolyard/core/market';
import { WebSocket, type RawData } from 'ws';
import { readFrame, type StatusMessage } from './stream-wire.ts';

/**
 * Why a connection has ended. `channel`: the plan does not have one of the channels. `tooMany`: the key is used by more
 * connections than the plan allows.
 */
export type StreamEnd = 'lost' | 'closed' | 'badKey' | 'plan' | 'channel' | 'tooMany';

export interface ConnectionEvents {
  /** The key was accepted. */
  onLive(): void;
  onTick(tick: PriceTick): void;
  onIgnored(messages: number): void;
  /** Once, when the connection is closed. */
  onEnd(end: StreamEnd): void;
}

const CONNECT_MS = 10_000;
const BEAT_MS = 15_000;
const CLOSE_MS = 1_000;
/** Changes that come together are sent together. */
const GATHER_MS = 20;
/** Of one frame; the provider's have some kilobytes. */
const LONGEST_FRAME = 4 * 1024 * 1024;
const PARAMETERS_AT_ONCE = 500;

/** One connection to the provider's socket, from its opening to its end. The key is sent in a message alone. */
export class StreamConnection {
  private readonly socket: WebSocket;
  private wanted: ReadonlySet<string> = new Set();
  private readonly sent = new Set<string>();
  private isAccepted = false;
  private isAlive = true;
  private end: StreamEnd = 'lost';
  private gathering: NodeJS.Timeout | null = null;
  /** Ends a connection that is not accepted, or not closed, in time. */
  private deadline: NodeJS.Timeout;
  private readonly beating: NodeJS.Timeout;
  /** Resolves when the connection is closed. */
  readonly ended: Promise<void>;

  constructor(
    address: string,
    private readonly apiKey: string,
    private readonly events: ConnectionEvents,
  ) {
    this.socket = new WebSocket(address, {
      handshakeTimeout: CONNECT_MS,
      maxPayload: LONGEST_FRAME,
      perMessageDeflate: false,
    });
    this.deadline = setTimeout(() => this.socket.terminate(), 2 * CONNECT_MS);
    this.beating = setInterval(() => this.beat(), BEAT_MS);
    this.socket.on('open', () => this.send('auth', this.apiKey));
    this.socket.on('message', (data, isBinary) => this.receive(data, isBinary));
    this.socket.on('pong', () => (this.isAlive = true));
    // An error is followed by the close.
    this.socket.on('error', () => undefined);
    this.ended = new Promise((resolve) => {
      this.socket.on('close', () => {
        [this.deadline, this.beating].forEach((timer) => clearTimeout(timer));
        if (this.gathering) clearTimeout(this.gathering);
        events.onEnd(this.end);
        resolve();
      });
    });
  }

  /** The channels of symbols to receive, such as `T.AAPL`: those that are missing are subscribed to, others no more. */
  want(parameters: ReadonlySet<string>): void {
    this.wanted = parameters;
    if (this.isAccepted) this.gathering ??= setTimeout(() => this.sendChanges(), GATHER_MS);
  }

  close(end: StreamEnd = 'closed'): void {
    if (this.end === 'lost') this.end = end;
    this.socket.close(1000);
    clearTimeout(this.deadline);
    this.deadline = setTimeout(() => this.socket.terminate(), CLOSE_MS);
  }

  private sendChanges(): void {
    this.gathering = null;
    const added = [...this.wanted].filter((each) => !this.sent.has(each));
    const removed = [...this.sent].filter((each) => !this.wanted.has(each));
    removed.forEach((each) => this.sent.delete(each));
    added.forEach((each) => this.sent.add(each));
    this.sendAll('unsubscribe', removed);
    this.sendAll('subscribe', added);
  }

  private sendAll(action: 'subscribe' | 'unsubscribe', parameters: readonly string[]): void {
    for (let from = 0; from < parameters.length; from += PARAMETERS_AT_ONCE)
      this.send(action, parameters.slice(from, from + PARAMETERS_AT_ONCE).join(','));
  }

  private send(action: string, params: string): void {
    if (this.socket.readyState === WebSocket.OPEN)
      this.socket.send(JSON.stringify({ action, params }));
  }

  private receive(data: RawData, isBinary: boolean): void {
    this.isAlive = true;
    if (this.end !== 'lost') return;
    const { ticks, statuses, ignored } = isBinary ? NOTHING_READ : readFrame(textOf(data));
    if (ignored > 0) this.events.onIgnored(ignored);
    for (const status of statuses) this.follow(status);
    if (this.isAccepted) for (const tick of ticks) this.events.onTick(tick);
  }

  private follow({ status, message }: StatusMessage): void {
    if (status === 'auth_success') this.accepted();
    else if (status === 'auth_failed')
      this.close(/plan|entitled/i.test(message) ? 'plan' : 'badKey');
    else if (status === 'max_connections') this.close('tooMany');
    else if (status === 'error' && /not (authori[sz]ed|entitled)/i.test(message))
      this.close('channel');
    else if (status !== 'connected' && status !== 'success') this.events.onIgnored(1);
  }

  private accepted(): void {
    clearTimeout(this.deadline);
    this.isAccepted = true;
    this.events.onLive();
    this.sendChanges();
  }

  /** A connection whose other end is gone shows no error: it does not answer a ping before the next. */
  private beat(): void {
    if (!this.isAlive) return this.socket.terminate();
    this.isAlive = false;
    if (this.socket.readyState === WebSocket.OPEN) this.socket.ping();
  }
}

/** The provider sends text alone. */
const NOTHING_READ = { ticks: [], statuses: [], ignored: 1 };

/** Messages come as one Buffer unless another type is set. */
const textOf = (data: RawData): string => (data as Buffer).toString('utf8');
