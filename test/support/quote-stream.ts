import { request, type IncomingMessage } from 'node:http';
import type { Meta } from './market-answers.ts';
import type { TestApi } from './test-api.ts';

/** One event `quote`. */
export interface QuoteEvent {
  readonly id: string;
  readonly symbol: string;
  readonly at: string;
  readonly price: number;
  readonly meta: Meta;
}

/** A stream of quotes that a test listens to. */
export interface QuoteStream {
  readonly answer: IncomingMessage;
  readonly text: () => string;
  /** All events, as soon as there are so many. */
  readonly events: (count: number) => Promise<QuoteEvent[]>;
  readonly ended: Promise<void>;
  readonly close: () => void;
}

const eventsIn = (text: string): QuoteEvent[] =>
  text
    .split('\n\n')
    .filter((block) => block.includes('event: quote'))
    .map((block) => {
      const [, id = ''] = /^id: (.+)$/m.exec(block) ?? [];
      const [, data = '{}'] = /^data: (.+)$/m.exec(block) ?? [];
      return { id, ...(JSON.parse(data) as Omit<QuoteEvent, 'id'>) };
    });

export function openStream(
  { url }: Pick<TestApi, 'url'>,
  symbols: string,
  headers = {},
): Promise<QuoteStream> {
  return new Promise((resolve, reject) => {
    const target = `${url}/api/polygon/stream?symbols=${symbols}`;
    const going = request(target, { headers }, (answer) => {
      let text = '';
      answer.on('data', (chunk: Buffer) => (text += chunk.toString('utf8')));
      answer.on('error', () => undefined);
      const events = (count: number) =>
        new Promise<QuoteEvent[]>((found) => {
          const look = () => {
            const all = eventsIn(text);
            if (all.length < count) return;
            answer.off('data', look);
            found(all);
          };
          answer.on('data', look);
          look();
        });
      const ended = new Promise<void>((done) => answer.once('close', () => done()));
      resolve({ answer, text: () => text, events, ended, close: () => going.destroy() });
    });
    going.once('error', reject).end();
  });
}
