import {
  DEFAULT_OPTIONS_SETTINGS,
  ReplaceOptionsSettings,
  ReadOptionsSettings,
  type OptionsSettings,
} from '@toolyard/core/options/settings';
import { FakeClock, memoryDatabase, SequentialIds } from '@toolyard/memory';
import { describe, expect, it } from '@jest/globals';
import { fromDollars, moneyOf, ZERO_MONEY } from '@toolyard/core/shared';
import { user } from './strategies-fixture.ts';

const MEI = user('mei');

function fixture() {
  const { unitOfWork, readers } = memoryDatabase();
  const clock = new FakeClock();
  const ids = new SequentialIds();
  const reading = new ReadOptionsSettings(readers.optionsSettings, readers.capital);
  const change = (settings: Partial<OptionsSettings>, version: number) =>
    unitOfWork.run(({ optionsSettings, capital, audit }) =>
      new ReplaceOptionsSettings(optionsSettings, capital, audit, clock, ids).execute(
        { settings, version },
        MEI,
      ),
    );
  return {
    change,
    keep: (changed: Partial<OptionsSettings>, version: number) =>
      change({ ...DEFAULT_OPTIONS_SETTINGS, ...changed }, version),
    read: (who = MEI) => reading.execute(who),
    notes: () => readers.audit.notes(),
  };
}

describe("one's own options settings", () => {
  it('are the defaults at first, then what was kept last, and nobody else’s', async () => {
    const { keep, read } = fixture();
    expect(await read()).toMatchObject({ version: 1, settings: DEFAULT_OPTIONS_SETTINGS });
    await keep({ chartType: 'area' }, 1);
    expect(await read()).toMatchObject({ version: 2, settings: { chartType: 'area' } });
    expect(await read(user('rui'))).toMatchObject({ version: 1 });
  });

  it('of two tabs the second one is told what they are now', async () => {
    const { keep } = fixture();
    const current = await keep({ period: '1hour' }, 1);
    await expect(keep({ period: '1min' }, 1)).rejects.toMatchObject({
      code: 'VERSION_CONFLICT',
      details: { current },
    });
  });

  it('a setting that is left out remains, the measure of probability among them', async () => {
    const { keep, change, read } = fixture();
    await keep({ measure: 'own', ownDrift: 0.1, ownVolatility: 0.3 }, 1);
    await change({ chartType: 'line' }, 2);
    expect((await read()).settings).toMatchObject({
      ...{ chartType: 'line', measure: 'own', ownDrift: 0.1, ownVolatility: 0.3 },
    });
    await expect(change({ ownVolatility: 0, rangeFrom: -1 }, 3)).rejects.toMatchObject({
      code: 'OPTIONS_SETTINGS_INVALID',
      details: [{ field: 'ownVolatility' }, { field: 'rangeFrom' }],
    });
  });

  it('commissions of new trades are from 0 to 100 dollars, per contract and per trade', async () => {
    const { change, read } = fixture();
    const rates = {
      commissionPerContract: fromDollars(0.65),
      commissionPerTrade: fromDollars(4.95),
    };
    await change(rates, 1);
    expect((await read()).settings).toMatchObject(rates);
    await expect(
      change({ commissionPerContract: moneyOf(-1), commissionPerTrade: fromDollars(100.01) }, 2),
    ).rejects.toMatchObject({
      code: 'OPTIONS_SETTINGS_INVALID',
      details: [{ field: 'commissionPerContract' }, { field: 'commissionPerTrade' }],
    });
  });

  it('out of range they are refused setting by setting', async () => {
    const { keep, read } = fixture();
    await expect(
      keep({ amountPerTrade: ZERO_MONEY, stopLossTotal: 101, maxHoldingDays: 1.5 }, 1),
    ).rejects.toMatchObject({
      code: 'OPTIONS_SETTINGS_INVALID',
      details: [
        { field: 'amountPerTrade' },
        { field: 'maxHoldingDays' },
        { field: 'stopLossTotal' },
      ],
    });
    expect(await read()).toMatchObject({ version: 1 });
  });

  it('B14: a setting that is none of the choices is told which they are', async () => {
    const { keep } = fixture();
    const wrong = { chartType: 'pie', preferredUnderlying: 'gold' } as unknown as {
      chartType: 'line';
    };
    await expect(keep(wrong, 1)).rejects.toMatchObject({
      details: [
        {
          field: 'preferredUnderlying',
          message: expect.stringMatching(/^must be one of: .*, null$/),
        },
        { field: 'chartType', message: expect.stringMatching(/^must be one of: \w+, \w+/) },
      ],
    });
  });

  it('each change is written down with what they were before', async () => {
    const { keep, notes } = fixture();
    await keep({ tradeAlerts: false }, 1);
    expect(notes()).toMatchObject([
      {
        actor: { realm: 'user', id: 'mei' },
        action: 'optionsSettings.changed',
        before: { tradeAlerts: true, capital: 10_000, amountPerTrade: null },
        after: { tradeAlerts: false, capital: 10_000, amountPerTrade: null },
      },
    ]);
  });
});
