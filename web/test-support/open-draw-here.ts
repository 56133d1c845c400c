import { nobleCrypto } from '@toolyard/noble';
import { DrawCheck } from '@toolyard/core/lottery/draw';
import type { OpenDraw } from '../app/draw-in-workers.ts';

/** The examination that the workers do, on this thread. */
export function openDrawHere(text: string): OpenDraw {
  const check = new DrawCheck(text, nobleCrypto);
  return {
    verify: (onStep) => check.verify({ onStep }),
    find: (query) => Promise.resolve(check.find(query)),
    changedRoot: (uuid, weight) => Promise.resolve(check.changedRoot(uuid, weight)),
    close: () => undefined,
  };
}
