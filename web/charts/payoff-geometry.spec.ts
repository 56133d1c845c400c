import { describe, expect, it } from '@jest/globals';
import { moneyTicks } from './money-ticks.ts';
import {
  breakevensOn,
  axisRoom,
  besideLine,
  handleLevels,
  payoffRuns,
  labelPlace,
  peakOf,
  plateaus,
  profitDomain,
  profitOn,
  rulerTicks,
  steadyDomain,
  troughOf,
} from './payoff-geometry.ts';

const at = (price: number, profit: number) => ({ price, profit });
const condor = [at(80, -8), at(90, -8), at(100, 2), at(110, 2), at(120, -8), at(130, -8)];

describe('breakevens on a curve', () => {
  it('are its single zeros, a touched one too; a stretch at zero has none', () => {
    const touched = [at(80, 0), at(90, 10), at(100, 0), at(110, 5)];
    expect(breakevensOn(touched)).toEqual([80, 100]);
    expect(breakevensOn([at(90, -5), at(95, 0), at(100, 5)])).toEqual([95]);
    expect(breakevensOn([at(90, 0), at(100, 0), at(110, 10)])).toEqual([]);
  });
});

describe('the geometry of a payoff picture', () => {
  it('splits the line exactly where it crosses zero', () => {
    const runs = payoffRuns(condor);
    expect(runs.map((run) => run.side)).toEqual(['loss', 'profit', 'loss']);
    expect(runs[0]!.points.at(-1)).toEqual(at(98, 0));
    expect(runs[2]!.points[0]).toEqual(at(112, 0));
  });

  it('a stretch on the zero line is neither profit nor loss', () =>
    expect(payoffRuns([at(90, 0), at(100, 0), at(110, 10)]).map((r) => r.side)).toEqual([
      'zero',
      'profit',
    ]));

  it('reads profit off the straight line, and nothing outside it', () => {
    expect(profitOn(condor, 95)).toBe(-3);
    expect(profitOn(condor, 80)).toBe(-8);
    expect(profitOn(condor, 79)).toBeNull();
    expect(profitOn(condor, 131)).toBeNull();
  });

  it('leaves 12 % of headroom on both sides of all curves and zero', () =>
    expect(profitDomain([[at(1, -10), at(2, 15)], [at(1, 5)]])).toEqual([-13, 18]));

  it('finds the level stretches', () =>
    expect(plateaus(condor)).toEqual([
      { from: 80, to: 90, profit: -8 },
      { from: 100, to: 110, profit: 2 },
      { from: 120, to: 130, profit: -8 },
    ]));

  it('R19 the peak is a corner inside, or the end that goes on; a level top is none', () => {
    const butterfly = [at(80, -1), at(90, -1), at(95, 4), at(100, -1), at(120, -1)];
    expect(peakOf(butterfly)).toEqual({ at: at(95, 4), end: null });
    expect(troughOf(butterfly)).toBeNull();
    expect(peakOf(condor)).toBeNull();
    const strangle = [at(80, 9), at(90, -1), at(110, -1), at(115, 4)];
    expect(peakOf(strangle)).toEqual({ at: at(115, 4), end: 'right' });
    expect(peakOf([at(80, 9), at(90, -1), at(110, -1)])).toEqual({ at: at(80, 9), end: 'left' });
    expect(troughOf([at(80, -9), at(90, 1), at(110, 1)])).toEqual({ at: at(80, -9), end: 'left' });
  });

  it('R21 a label keeps off the spot line and inside the frame', () => {
    const frame = { left: 60, right: 300 };
    expect(labelPlace({ from: 100, to: 200 }, 40, 250, frame)).toBe(150);
    expect(labelPlace({ from: 100, to: 200 }, 40, 140, frame)).toBe(165);
    expect(labelPlace({ from: 100, to: 200 }, 40, 160, frame)).toBe(135);
    expect(labelPlace({ from: 60, to: 70 }, 40, 250, frame)).toBe(82);
  });

  it('marks listed strikes short and round prices long', () =>
    expect(rulerTicks(300, 390, [305, 310, 320], 360)).toEqual({
      short: [305, 310],
      long: [300, 320, 340, 360, 380],
    }));

  it('long amounts get the room that they need, short ones always the same', () => {
    expect(axisRoom(['$0', '−$800'])).toBe(52);
    expect(axisRoom(['$0', '−$10,000'])).toBeGreaterThanOrEqual(62);
  });

  it('a domain that is to stand still ends on round amounts around what it has to hold', () => {
    expect(steadyDomain([-752, 488])).toEqual([-800, 600]);
    expect(steadyDomain([-790, 401])).toEqual([-800, 600]);
    expect(steadyDomain([-0.6, 0.6])).toEqual([-0.6, 0.6].map((end) => expect.closeTo(end, 9)));
  });

  it('handles that would cover each other stand on levels of their own, in any order', () => {
    expect(handleLevels([100, 300, 200])).toEqual([0, 0, 0]);
    expect(handleLevels([210, 200, 200, 232])).toEqual([2, 0, 1, 0]);
  });

  it('a low chart has fewer gridlines, zero among them', () => {
    expect(moneyTicks([-1000, 500], 250).length).toBeLessThan(moneyTicks([-1000, 500], 420).length);
    expect(moneyTicks([-1000, 500], 250)).toContain(0);
  });
});

describe('the label of an upright line', () => {
  it('stands right of it, left where it would cross the edge', () => {
    expect(besideLine(100, '536.04', 400)).toEqual({ x: 105, textAnchor: 'start' });
    expect(besideLine(380, '536.04', 400)).toEqual({ x: 375, textAnchor: 'end' });
  });

  it('stands left of it where that is wanted and there is room', () => {
    expect(besideLine(100, '523.95', 400, 12)).toEqual({ x: 95, textAnchor: 'end' });
    expect(besideLine(40, '523.95', 400, 12)).toEqual({ x: 45, textAnchor: 'start' });
  });
});
