import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** The way from a server to its PostgreSQL, which a test can block or cut. */
export interface PostgresLine {
  readonly url: string;
  /** From now on nothing comes through, and no connection is refused. */
  block(): void;
  /** What was held back comes through. */
  unblock(): void;
  /** Ends every connection and refuses new ones. */
  cut(): Promise<void>;
}

export async function postgresLine(databaseUrl: string): Promise<PostgresLine> {
  const { hostname, port } = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let blocked = false;
  const line = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on('data', (chunk) => other.write(chunk));
      socket.on('error', () => undefined);
      socket.once('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
      if (blocked) socket.pause();
    }
  });
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${(line.address() as AddressInfo).port}`;
  return {
    url: url.href,
    block: () => {
      blocked = true;
      for (const socket of sockets) socket.pause();
    },
    unblock: () => {
      blocked = false;
      for (const socket of sockets) socket.resume();
    },
    cut: async () => {
      const closed = new Promise((resolve) => line.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
