/**
 * Verifies the proof bundle of a prize draw, without the site: exit code 0 when every step passes, 1 when one fails, 2
 * for a file that cannot be read.
 *
 *     npm run verify-draw -- bundle.json
 *     npm run verify-draw -- bundle.json --entry <uuid>     also whether this entry was on the frozen list
 */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const USAGE = 'usage: npm run verify-draw -- bundle.json [--entry UUID]';

/** An image contains the build output and no sources. */
const hasSources = existsSync(fileURLToPath(new URL('../core/lottery/index.ts', import.meta.url)));

function readInput() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { entry: { type: 'string' } },
    });
    if (positionals.length !== 1) return { fault: USAGE };
    return { text: readFileSync(positionals[0], 'utf8'), entry: values.entry };
  } catch (error) {
    return { fault: `${error.message}\n${USAGE}` };
  }
}

const MARKS = { passed: 'ok    ', failed: 'FAILED', waiting: '-     ', blocked: '-     ' };

function print(
  { PROBLEM_TEXTS, STEP_TEXTS, TRUST_LABEL_TEXTS },
  { verification, entries, bundle },
) {
  for (const { step, state, faults } of verification.steps) {
    console.log(`${MARKS[state]}  ${step.padEnd(10)}  ${STEP_TEXTS[step].en}`);
    for (const { field, problem } of faults)
      console.log(`        ${field || 'the whole file'} ${PROBLEM_TEXTS[problem].en}`);
  }
  const { label, stage, awards, ok } = verification;
  if (ok && label) console.log(`\nTrust ${label}. ${TRUST_LABEL_TEXTS[label].en}`);
  if (bundle)
    console.log(`${entries} entries, stage: ${stage}, key of the organiser: ${bundle.public_key}`);
  for (const { rank, prize, uuid } of awards)
    console.log(`${String(rank).padStart(5)}  ${prize}  ${uuid ?? 'unawarded'}`);
  console.log(ok ? '\nThe proof holds.' : '\nThe proof does not hold.');
}

const input = readInput();
if ('fault' in input) {
  console.error(input.fault);
  process.exitCode = 2;
} else {
  if (hasSources) await (await import('./build-app.mjs')).buildServer();
  const draw = await import('../core/dist/lottery/draw/index.js');
  const { nobleCrypto } = await import('../adapters/noble/dist/index.js');
  const check = new draw.DrawCheck(input.text, nobleCrypto);
  const report = await check.verify();
  print(draw, report);
  if (input.entry !== undefined) {
    const answer = check.find(input.entry);
    const found =
      'reason' in answer
        ? answer.reason
        : `place ${answer.place} of ${answer.size}, weight ${answer.weight}`;
    console.log(`Entry ${input.entry}: ${found}`);
  }
  process.exitCode = report.verification.ok ? 0 : 1;
}
