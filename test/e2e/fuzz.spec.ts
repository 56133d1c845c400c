import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { callersOn } from '../support/fuzz/callers.ts';
import { fuzz } from '../support/fuzz/fuzz.ts';
import { missLine, printAnswers } from '../support/fuzz/report.ts';
import { committedDocument } from '../support/wire/openapi.ts';
import { examplesFrom, openWireWorld, type WireWorld } from '../support/wire/world.ts';

const COUNT = Number(process.env['FUZZ_COUNT'] ?? 1_000);
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_121);

const print = (line: string) => process.stdout.write(`${line}\n`);

describe('the fuzz', () => {
  let world: WireWorld;
  beforeAll(async () => {
    world = await openWireWorld({});
  }, 60_000);
  afterAll(() => world?.close());

  it(`${COUNT} requests of seed ${SEED} are all answered as the document says`, async () => {
    const { api, send, promote } = world;
    const target = {
      document: committedDocument(),
      send,
      callers: callersOn(send, promote),
      examples: await examplesFrom(api),
    };
    const report = await fuzz(target, { seed: SEED, count: COUNT });
    if (process.env['FUZZ_COUNT']) printAnswers(report, print);
    print(`seed ${SEED}: ${report.sent} requests, ${report.misses.length} misses`);
    for (const miss of report.misses) print(missLine(api.url, miss));
    expect(report.misses.map(({ operation, fault }) => `${operation}: ${fault}`)).toEqual([]);
  }, 900_000);
});
