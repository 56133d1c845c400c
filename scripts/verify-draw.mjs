/**
 * Verifies the proof bundle of a prize draw, without the site: exit code 0 when every step passes, 1 when one fails, 2
 * for a file or an option that cannot be read, 3 when no step fails but one rests on the organiser's word, as does that an
 * entry with a receipt was withdrawn.
 *
 *     npm run verify-draw -- bundle.json
 *     npm run verify-draw -- bundle.json --root <hex>       the root that somebody saved before the draw
 *     npm run verify-draw -- bundle.json --head <hex>       the head of the log that somebody saved
 *     npm run verify-draw -- bundle.json --key <hex>        the organiser's key, from elsewhere
 *     npm run verify-draw -- bundle.json --authority <hex>  fingerprint of a certificate of the time-stamping authority
 *     npm run verify-draw -- bundle.json --receipt <file>   a receipt: its key, and whether its entry is on the list
 *     npm run verify-draw -- bundle.json --entry <uuid>     whether this entry was on the frozen list
 */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const USAGE =
  'usage: npm run verify-draw -- bundle.json [--root HEX] [--head HEX] [--key HEX] [--authority HEX] [--receipt FILE] [--entry UUID]';

/** An image contains the build output and no sources. */
const hasSources = existsSync(fileURLToPath(new URL('../core/lottery/index.ts', import.meta.url)));

function readInput() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        root: { type: 'string' },
        head: { type: 'string' },
        key: { type: 'string' },
        authority: { type: 'string' },
        receipt: { type: 'string' },
        entry: { type: 'string' },
      },
    });
    if (positionals.length !== 1) return { fault: USAGE };
    const { receipt, ...others } = values;
    return {
      text: readFileSync(positionals[0], 'utf8'),
      ...others,
      ...(receipt === undefined ? {} : { receipt: readFileSync(receipt, 'utf8') }),
    };
  } catch (error) {
    return { fault: `${error.message}\n${USAGE}` };
  }
}

const MARKS = {
  passed: 'ok    ',
  failed: 'FAILED',
  waiting: '-     ',
  blocked: '-     ',
  unwitnessed: '?     ',
  absent: '-     ',
};

function print(
  { CAVEATS, PROBLEM_TEXTS, STEP_TEXTS, labelTexts },
  { verification, entries, bundle },
) {
  for (const { step, state, faults } of verification.steps) {
    const mark = state === 'unwitnessed' ? ' (needs a witness)' : '';
    console.log(`${MARKS[state]}  ${step.padEnd(10)}  ${STEP_TEXTS[step].en}${mark}`);
    for (const { field, problem } of faults)
      console.log(`        ${field || 'the whole file'} ${PROBLEM_TEXTS[problem].en}`);
  }
  const { label, stage, stamp, awards, ok } = verification;
  if (bundle?.manifest.sample)
    console.log('\nSample data: nobody took part at the times that it names.');
  if (ok && label)
    console.log(
      `\nTrust ${label}. ${labelTexts(verification)
        .map(({ en }) => en)
        .join('\n')}`,
    );
  if (stamp)
    console.log(
      `time stamp: ${new Date(stamp.at).toISOString()}, signed by ${stamp.signer.name} (${stamp.signer.fingerprint})`,
    );
  if (bundle)
    console.log(`${entries} entries, stage: ${stage}, key of the organizer: ${bundle.public_key}`);
  for (const { rank, prize, uuid } of awards)
    console.log(`${String(rank).padStart(5)}  ${prize}  ${uuid ?? 'unawarded'}`);
  console.log('\nA proof does not show:');
  for (const { en } of CAVEATS) console.log(`  ${en}`);
  console.log(`\n${conclusion(verification)}`);
}

function conclusion({ ok, witnessed }) {
  if (!ok) return 'The proof does not hold.';
  return witnessed
    ? 'The proof holds.'
    : 'The winners follow from this proof. Whether it is the draw that took place needs a witness: --root, --head, --key, --authority or --receipt.';
}

const MISSING = {
  malformed: 'neither an entry number nor a receipt',
  otherEvent: 'belongs to another event',
  notFrozen: 'the list is not frozen yet',
  unknown: 'not on the list, and nothing says that it was ever taken',
  withdrawn:
    'withdrawn before the freeze, as the register of the organizer says. Nobody but its account could do that',
  erased: 'gone with its account before the freeze, as the register of the organizer says',
  dropped:
    'taken and dropped: nothing in the register says that it was withdrawn, so the organizer broke the rules. Receipt and proof are the evidence',
  unlisted:
    'signed by the key of this proof, and not on its list: it was withdrawn before the close, or dropped. Who did not withdraw holds evidence',
};

/** Where an entry stands on the frozen list, by its uuid or its receipt. */
function placeOf(check, query) {
  const answer = check.find(query);
  if (!answer.found) return MISSING[answer.reason];
  const receipt = answer.receipt ? `, receipt ${answer.receipt}` : '';
  return `place ${answer.place} of ${answer.size}, weight ${answer.weight}${receipt}`;
}

const input = readInput();
if ('fault' in input) {
  console.error(input.fault);
  process.exitCode = 2;
} else {
  if (hasSources) await (await import('./build-app.mjs')).buildServer();
  const draw = await import('../core/dist/lottery/draw/index.js');
  const { nobleCrypto } = await import('../adapters/noble/dist/index.js');
  const { timestampChecks } = await import('../adapters/timestamp/dist/index.js');
  const { witnesses, malformed } = draw.readWitnesses(input);
  if (malformed.length > 0) {
    console.error(`malformed: --${malformed.join(', --')}\n${USAGE}`);
    process.exitCode = 2;
  } else {
    const check = new draw.DrawCheck(input.text, nobleCrypto);
    const report = await check.verify({ witnesses, timestamps: timestampChecks });
    print(draw, report);
    if (input.entry !== undefined)
      console.log(`Entry ${input.entry}: ${placeOf(check, input.entry)}`);
    if (input.receipt !== undefined) console.log(`Receipt: ${placeOf(check, input.receipt)}`);
    const { ok, witnessed } = report.verification;
    const isMissing = input.receipt !== undefined && !check.find(input.receipt).found;
    process.exitCode = ok ? (witnessed && !isMissing ? 0 : 3) : 1;
  }
}
