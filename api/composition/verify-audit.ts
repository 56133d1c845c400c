import { VerifyAudit, type ChainEnd, type ChainFault } from '@toolyard/core/audit';
import { auditDigest, readAuditTrail } from '@toolyard/postgres';
import { SystemClock } from '@toolyard/security';
import { SettingsError, type Environment } from './settings-readers.ts';
import { readPlaces } from './settings.ts';

const SAID: Readonly<Record<ChainFault, string>> = {
  missing: 'there is no entry of this number',
  unlinked: 'it does not follow from the entry before it',
  altered: 'its hash is not that of its content',
  end: 'it is not the one with which the log says that it ends',
  beyond: 'it stands behind the end of the log',
  erased: 'its details are missing, or the log says that other ones were erased',
  replaced: 'it is not the one that you noted down',
};

export interface Verdict {
  readonly isWhole: boolean;
  readonly said: string;
}

/** `npm run verify-audit`: what it says when it has walked the whole chain. */
export async function runVerification(
  env: Environment,
  noted: string | undefined,
): Promise<Verdict> {
  const known = noted === undefined ? null : endOf(noted);
  const { end, broken } = await readAuditTrail(readPlaces(env), (trail) =>
    new VerifyAudit(trail, auditDigest, new SystemClock()).execute(known),
  );
  return broken
    ? { isWhole: false, said: `broken at entry ${broken.sequence}: ${SAID[broken.fault]}` }
    : {
        isWhole: true,
        said: `whole: ${end.sequence} entries; the end is ${end.sequence}:${end.hash}`,
      };
}

/** `<number>:<hash>`, as an earlier verification said. */
function endOf(noted: string): ChainEnd {
  const [, sequence, hash = ''] = /^([1-9]\d{0,14}):([0-9a-f]{64})$/.exec(noted) ?? [];
  if (sequence === undefined) throw new SettingsError('--known takes <number>:<hash>');
  return { sequence: Number(sequence), hash };
}
