import { createServer, type AddressInfo, type Socket } from 'node:net';

interface TakenMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly source: string;
}

export interface TestSmtpServer {
  readonly url: string;
  readonly taken: readonly TakenMail[];
  stop(): Promise<void>;
}

/** What the server answers to a command instead of 250. */
export type Refuse = (command: string) => string | null;

/** As much of RFC 5321 as a client needs to hand over a mail. */
export function startSmtpServer(refuse: Refuse = () => null): Promise<TestSmtpServer> {
  const taken: TakenMail[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined));
    converse(socket, refuse, (mail) => taken.push(mail));
  });
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () =>
      resolve({
        url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
        taken,
        stop: () =>
          new Promise((stopped) => {
            for (const socket of sockets) socket.destroy();
            server.close(() => stopped());
          }),
      }),
    ),
  );
}

const addressIn = (command: string): string => /<(.*)>/.exec(command)?.[1] ?? '';

function converse(socket: Socket, refuse: Refuse, take: (mail: TakenMail) => void): void {
  const say = (line: string) => socket.write(`${line}\r\n`);
  let [from, to, data]: [string, string[], string[] | null] = ['', [], null];
  let rest = '';

  const hear = (line: string) => {
    if (data) {
      if (line !== '.') return void data.push(line.replace(/^\./, ''));
      take({ from, to, source: data.join('\r\n') });
      [from, to, data] = ['', [], null];
      return say('250 taken');
    }
    const refusal = refuse(line);
    if (refusal) return say(refusal);
    if (/^MAIL/i.test(line)) from = addressIn(line);
    if (/^RCPT/i.test(line)) to.push(addressIn(line));
    if (/^DATA/i.test(line)) {
      data = [];
      return say('354 go on');
    }
    say(/^QUIT/i.test(line) ? '221 bye' : '250 ok');
  };

  say('220 test');
  socket.on('data', (chunk) => {
    const lines = (rest + chunk.toString('utf8')).split('\r\n');
    rest = lines.pop() ?? '';
    lines.forEach(hear);
  });
}
