import { describe, expect, it } from '@jest/globals';
import type { CorporateAction, CorporateActions } from '@toolyard/core/market';
import { parseCalendarDate, type CalendarDate } from '@toolyard/core/shared';

/** An adapter of CorporateActions, and what the suite may ask it for. */
interface CorporateActionsCase {
  readonly actions: CorporateActions;
  readonly provider: string;
  /** A symbol with at least two actions between these days. */
  readonly symbol: string;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly unknownSymbol: string;
  /** The only split of the symbol within those days: so many shares for one; null where there was none. */
  readonly split: { readonly date: CalendarDate; readonly ratio: number } | null;
  /** Actions after which their symbols trade no more. */
  readonly last?: readonly CorporateAction[];
}

const UNKNOWN = { kind: 'notFound', code: 'SYMBOL_UNKNOWN' };
const datesOf = (actions: readonly CorporateAction[]) => actions.map(({ exDate }) => exDate);

/** What every adapter of CorporateActions must do. */
export function corporateActionsConformance(
  adapter: string,
  open: () => CorporateActionsCase,
): void {
  describe(`${adapter} keeps the promises of CorporateActions`, () => {
    const all = async () => {
      const { actions, symbol, from, to } = open();
      const found = await actions.actions({ symbol, from, to });
      return { ...found, value: found.value! };
    };

    it('by ex-date, of the symbol, with amounts that can be paid', async () => {
      const { value } = await all();
      expect(value.length).toBeGreaterThanOrEqual(2);
      expect(datesOf(value)).toEqual(datesOf(value).toSorted());
      for (const action of value) {
        expect(action.symbol).toBe(open().symbol);
        expect(parseCalendarDate(action.exDate)).toBe(action.exDate);
        if (action.kind === 'dividend') {
          expect(action.amount).toBeGreaterThan(0);
          expect(action.payDate === null || action.payDate >= action.exDate).toBe(true);
        }
        if (action.kind === 'split') expect(action.from).not.toBe(action.to);
      }
    });

    it('one dividend of a kind per ex-date', async () => {
      const { value } = await all();
      const dividends = value.filter(({ kind }) => kind === 'dividend');
      const keys = dividends.map(
        (each) => `${each.exDate} ${'isSpecial' in each && each.isSpecial}`,
      );
      expect(new Set(keys).size).toBe(keys.length);
    });

    it('splits by ex-date, in whole numbers', async () => {
      const { symbol, split } = open();
      const found = (await all()).value.filter(({ kind }) => kind === 'split');
      const { date: exDate, ratio: to } = split ?? {};
      expect(found).toEqual(split === null ? [] : [{ kind: 'split', symbol, exDate, from: 1, to }]);
    });

    it('a narrower span has the same actions of its days, both ends included', async () => {
      const { value } = await all();
      const { actions, symbol } = open();
      const first = value[0]!.exDate;
      const found = await actions.actions({ symbol, from: first, to: first });
      expect(found.value).toEqual(value.filter(({ exDate }) => exDate === first));
    });

    it('a symbol that trades no more tells what has become of it', async () => {
      const { actions, from, to, last = [] } = open();
      for (const action of last) {
        const { symbol, exDate } = action;
        expect((await actions.actions({ symbol, from, to })).value).toEqual([action]);
        const day = { symbol, from: exDate, to: exDate };
        expect((await actions.actions(day)).value).toEqual([action]);
      }
    });

    it('names its source, and refuses an unknown symbol', async () => {
      expect((await all()).meta.provider).toBe(open().provider);
      const { actions, unknownSymbol: symbol, from, to } = open();
      expect(await actions.knows(symbol)).toBe(false);
      await expect(actions.actions({ symbol, from, to })).rejects.toMatchObject(UNKNOWN);
    });
  });
}
