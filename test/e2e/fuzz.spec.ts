import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Type } from '@nestjs/common';
import type { Repositories } from '@toolyard/core/repositories';
import { ReadStrategy, STRATEGY_UNKNOWN } from '@toolyard/core/options/strategies';
import type { UnitOfWork } from '@toolyard/core/shared';
import { callersOn } from '../support/fuzz/callers.ts';
import { fuzz, usualCaller, type FuzzTarget, type Miss } from '../support/fuzz/fuzz.ts';
import {
  NeverAnswers,
  openPlanted,
  RefusesWithoutWords,
  Sound,
  TellsTooMuch,
  ThrowsOnNul,
  UndocumentedStatus,
} from '../support/fuzz/planted.ts';
import { missLine, printAnswers, unsucceeded } from '../support/fuzz/report.ts';
import { undocumented } from '../support/fuzz/undocumented.ts';
import { generalFault, type AnswerCheck } from '../support/wire/answer-check.ts';
import { committedDocument, operationsOf } from '../support/wire/openapi.ts';
import { NEVER_SUCCEED, prepare } from '../support/wire/preparations.ts';
import { examplesFrom, openWireFixture, type WireFixture } from '../support/wire/fixture.ts';
import { perform, type Client } from '../support/wire/valid-call.ts';
import { PORTS } from '../support/test-api.ts';
import { FULL_SIZE } from '../support/test-size.ts';

const COUNT = Number(process.env['TEST_COUNT'] || 150);
/** So many that every operation must have succeeded once at the end. */
const IS_THOROUGH = COUNT >= 10_000;
const NOBODY = '018f0000-0000-7000-8000-000000000000';
const FIXED_SEED = 20_261_121;
const SEED = Number(process.env['TEST_SEED'] ?? FIXED_SEED);

/** Random requests rarely reach an open position, and none moves the clock past an expiry. */
const OF_POSITIONS = [
  ...['adjustStrategy', 'closeStrategy', 'assignContracts', 'settleStrategy'],
  ...['correctStep', 'takeBackStep'],
];

const judgedInGeneral: AnswerCheck = (_operation, answer) => generalFault(answer);
const print = (line: string) => process.stdout.write(`${line}\n`);

/** Whether a new account's valid request is answered. */
async function succeeds(client: WireFixture & Client, id: string): Promise<boolean> {
  const operation = operationsOf(client.document).find((each) => each.id === id)!;
  const caller = await callersOn(client).of(usualCaller(operation));
  await prepare(client, id, caller);
  return (await perform(client, operation, caller)).status < 300;
}

describe('the fuzz', () => {
  let fixture: WireFixture;
  beforeAll(async () => {
    fixture = await openWireFixture({});
  }, 180_000);
  afterAll(() => fixture?.close());

  it(`${COUNT} requests of seed ${SEED} are all answered as the document says`, async () => {
    const { api } = fixture;
    const client = { ...fixture, document: committedDocument(), examples: await examplesFrom(api) };
    const ready: FuzzTarget['prepare'] = async ({ id }, caller) => {
      if (IS_THOROUGH || OF_POSITIONS.includes(id)) await prepare(client, id, caller);
    };
    const target = { ...client, callers: callersOn(client), prepare: ready };
    const report = await fuzz(target, { seed: SEED, count: COUNT });
    if (FULL_SIZE) printAnswers(report, print);
    print(`seed ${SEED}: ${report.sent} requests, ${report.misses.length} misses`);
    for (const miss of report.misses) print(missLine(api.url, miss));
    expect(report.misses.map(({ operation, fault }) => `${operation}: ${fault}`)).toEqual([]);
    // Chance decides which operations a random request satisfies, so each of the others gets one that must.
    const refused: string[] = [];
    for (const operation of IS_THOROUGH ? unsucceeded(report) : [])
      if (!(await succeeds(client, operation))) refused.push(operation);
    const never = Object.keys(NEVER_SUCCEED).map((name) => name.split('.').at(-1));
    expect(refused.filter((operation) => !never.includes(operation))).toEqual([]);
  }, 3_600_000);

  it('routes that the document leaves out answer without a fault of ours', async () => {
    const document = undocumented(fixture.api, committedDocument());
    const client = { ...fixture, document, examples: {} };
    const target = { ...client, callers: callersOn(client), faultOf: judgedInGeneral };
    const report = await fuzz(target, { seed: SEED, count: COUNT / 10 });
    expect(report.answered.size).toBeGreaterThan(0);
    expect(report.misses.map((miss) => missLine(fixture.api.url, miss))).toEqual([]);
  }, 1_200_000);
});

describe('the fuzz finds a fault that is planted', () => {
  let planted: Awaited<ReturnType<typeof openPlanted>>;
  afterEach(() => planted.close());

  const misses = async (controller: Type, patience = 5_000) => {
    planted = await openPlanted(controller, patience);
    return (await fuzz(planted, { seed: FIXED_SEED, count: 600 })).misses;
  };

  it('a handler that throws on NUL, in the fewest words', async () => {
    const [miss] = await misses(ThrowsOnNul);
    expect(miss?.fault).toBe('500');
    const body = JSON.parse(String(miss?.request.body)) as { text: string };
    expect(Object.keys(body)).toContain('text');
    expect(body.text).toContain('\0');
    expect(body.text.length).toBeLessThanOrEqual(3);
    expect(missLine(planted.url, miss as Miss)).toContain('curl -sS -i --path-as-is -X POST');
  });

  it.each([
    ['a status nobody documented', UndocumentedStatus, 'the status 416 is not documented'],
    [
      'an answer that tells too much',
      TellsTooMuch,
      'the body breaks its schema: data must NOT have additional properties',
    ],
    ['a refusal without words', RefusesWithoutWords, 'a refusal without code and message'],
  ])(
    '%s',
    async (_name, controller, fault) => {
      expect((await misses(controller)).map((miss) => miss.fault)).toEqual([fault]);
    },
    60_000,
  );

  it('a handler that never answers', async () => {
    const [miss] = await misses(NeverAnswers, 300);
    expect(miss?.fault).toBe('no answer within 300 ms');
  });

  it('a refusal that leaves something behind', async () => {
    let work: UnitOfWork<Repositories> | undefined;
    const halfDone = async () => {
      await work?.run(({ passwordResets }) => passwordResets.eraseOwned(NOBODY));
      throw STRATEGY_UNKNOWN();
    };
    const fixture = await openWireFixture({}, (container) => {
      work = container.get<UnitOfWork<Repositories>>(PORTS.work);
      container
        .rebind<object>(ReadStrategy)
        .toConstantValue({ version: halfDone, execute: halfDone });
    });
    const { paths, ...rest } = committedDocument();
    const path = '/api/options/strategies/{id}';
    const document = { ...rest, paths: { [path]: { get: paths[path]!['get']! } } };
    const client = { ...fixture, document, examples: await examplesFrom(fixture.api) };
    const report = await fuzz(
      { ...client, callers: callersOn(client) },
      { seed: FIXED_SEED, count: 60 },
    );
    await fixture.close();
    expect(report.misses.map(({ fault }) => fault)).toEqual([
      'answered 404 and left passwordResets.eraseOwned behind',
    ]);
  }, 180_000);

  it('and none where there is none', async () => {
    expect(await misses(Sound)).toEqual([]);
  });
});
