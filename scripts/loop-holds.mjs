/**
 * Measures each turn of the event loop in processor time, so that a busy machine does not distort the result. SIGUSR2
 * prints `loop-hold <ms>`, the longest turn since the last signal.
 */
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  const cpuMs = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1_000;
  };
  let last = cpuMs();
  let longest = 0;
  setInterval(() => {
    const now = cpuMs();
    longest = Math.max(longest, now - last);
    last = now;
  }, 1).unref();
  process.on('SIGUSR2', () => {
    process.stdout.write(`loop-hold ${Math.round(longest)}\n`);
    longest = 0;
  });
}
