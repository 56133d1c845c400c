import { describe, expect, it } from '@jest/globals';
import { loggedFault } from './logged-fault.ts';

const CANARY = 'canary-81c2';
const databaseFault = (cause?: Error) =>
  Object.assign(new Error(`insert into t values ('${CANARY}')`, { cause }), {
    code: '22001',
    detail: CANARY,
    parameters: [CANARY],
  });

describe('a fault in the log', () => {
  it('has its type, message, code and frames, and none of its other fields', () => {
    const fault = Object.assign(new TypeError('down'), { code: 'ECONNRESET', body: CANARY });
    const logged = loggedFault(fault);
    expect(logged).toMatchObject({ type: 'TypeError', message: 'down', code: 'ECONNRESET' });
    expect(logged.stack[0]).toMatch(/^at .*logged-fault\.spec/);
    expect(JSON.stringify(logged)).not.toContain(CANARY);
  });

  it.each([
    ['of the database', databaseFault()],
    ['that a fault of the database caused', new Error(CANARY, { cause: databaseFault() })],
    ['of the database that one of its driver caused', databaseFault(databaseFault())],
    ['that is no error', CANARY],
  ])('one %s shows no statement and no value', (_whose, fault) => {
    expect(JSON.stringify(loggedFault(fault))).not.toContain(CANARY);
  });

  it('the code of a database stays, and a chain of causes ends', () => {
    expect(loggedFault(databaseFault())).toMatchObject({ code: '22001' });
    const circle = new Error('a');
    circle.cause = circle;
    expect(JSON.stringify(loggedFault(circle)).match(/"cause"/g)).toHaveLength(3);
  });
});
