import { EventEmitter } from 'node:events';
import { expect, it } from '@jest/globals';
import type { Request, Response } from 'express';
import { OpenRequests } from './open-requests.ts';

const answer = (bytes: number) =>
  Object.assign(new EventEmitter(), {
    writableLength: 0,
    socket: { writableLength: bytes },
  }) as unknown as Response;

it('an address that leaves too much untaken is refused until it has taken it; others are served', () => {
  const open = new OpenRequests(1_000);
  const refused = (ip: string, response: Response) => {
    let fault: unknown;
    void open.track({ ip } as Request, response, (given?: unknown) => void (fault = given));
    return (fault as { code: string } | undefined)?.code ?? null;
  };
  const first = answer(600);
  expect(refused('203.0.113.9', first)).toBeNull();
  expect(refused('203.0.113.9', answer(600))).toBeNull();
  expect(refused('203.0.113.9', answer(0))).toBe('TOO_MANY_REQUESTS');
  expect(refused('203.0.113.10', answer(0))).toBeNull();
  first.emit('close');
  expect(refused('203.0.113.9', answer(0))).toBeNull();
});
