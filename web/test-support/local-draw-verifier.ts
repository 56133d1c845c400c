import { nobleCrypto } from '@toolyard/noble';
import { timestampChecks } from '@toolyard/timestamp';
import { DrawCheck } from '@toolyard/core/lottery/draw';
import type { DrawVerifier } from '../app/draw-in-workers.ts';

/** What the workers do, on this thread. */
export function localDrawVerifier(): DrawVerifier {
  let check = new DrawCheck('', nobleCrypto);
  return {
    verify: (bundle, witnesses, onStep) => {
      check = new DrawCheck(bundle, nobleCrypto);
      return check.verify({ onStep, witnesses, timestamps: timestampChecks });
    },
    find: (query) => Promise.resolve(check.find(query)),
    changedRoot: (uuid, weight) => Promise.resolve(check.changedRoot(uuid, weight)),
    close: () => undefined,
  };
}
