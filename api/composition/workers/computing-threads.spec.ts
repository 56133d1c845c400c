import { afterEach, describe, expect, it } from '@jest/globals';
import { ComputingThreads } from './computing-threads.ts';

describe('a worker thread that does not start', () => {
  let threads: ComputingThreads;
  afterEach(() => threads.close());

  it('fails every waiting call with its cause, and so the next one', async () => {
    threads = new ComputingThreads('no-such-module', { maxThreads: 1 });
    const fault = expect.objectContaining({
      message: 'the worker thread no-such-module failed',
      cause: expect.objectContaining({ code: 'ERR_MODULE_NOT_FOUND' }),
    });
    const calls = [threads.run('ready', null), threads.run('ready', null)];
    for (const call of calls) await expect(call).rejects.toEqual(fault);
    await expect(threads.run('ready', null)).rejects.toEqual(fault);
  });
});
