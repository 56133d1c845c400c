import { describe, expect, it } from '@jest/globals';
import { Readiness } from './readiness.ts';

const DEADLINE_MS = 30;

describe('readiness', () => {
  it('is there while the database answers, and gone once the server ends', async () => {
    const readiness = new Readiness(() => Promise.resolve());
    expect(await readiness.isReady()).toBe(true);
    readiness.end();
    expect(await readiness.isReady()).toBe(false);
  });

  it.each([
    ['refuses', () => Promise.reject(new Error('gone'))],
    ['never answers', () => new Promise<void>(() => undefined)],
  ])('is not there when the database %s, and comes back with it', async (_how, broken) => {
    let ping: () => Promise<void> = broken;
    const readiness = new Readiness(() => ping(), { deadlineMs: DEADLINE_MS });
    expect(await readiness.isReady()).toBe(false);
    ping = () => Promise.resolve();
    expect(await readiness.isReady()).toBe(true);
  });

  it('E: is not there after the clock has jumped', async () => {
    let isSteady = false;
    const readiness = new Readiness(() => Promise.resolve(), { isSteady: () => isSteady });
    expect(await readiness.isReady()).toBe(false);
    isSteady = true;
    expect(await readiness.isReady()).toBe(true);
  });

  it('is not there while the disk is full', async () => {
    let isFull = true;
    const hasRoom = () => Promise.resolve(!isFull);
    const readiness = new Readiness(() => Promise.resolve(), { hasRoom });
    expect(await readiness.isReady()).toBe(false);
    isFull = false;
    expect(await readiness.isReady()).toBe(true);
  });

  it('is not there where the free space of the disk cannot be read', async () => {
    const hasRoom = () => Promise.reject(new Error('no such folder'));
    expect(await new Readiness(() => Promise.resolve(), { hasRoom }).isReady()).toBe(false);
  });

  it('a hundred callers at once ask the database once', async () => {
    let pings = 0;
    const readiness = new Readiness(() => Promise.resolve(void pings++));
    await Promise.all(Array.from({ length: 100 }, () => readiness.isReady()));
    expect(pings).toBe(1);
  });
});
