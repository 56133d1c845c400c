import { describe, expect, it } from '@jest/globals';
import { sessionOn } from '@toolyard/core/calendar';
import { Sessions } from './sessions.ts';

describe('sessions of the simulation', () => {
  it('the one that is running, else the last one that was opened', () => {
    const sessions = new Sessions(sessionOn);
    const dateAt = (at: string) => sessions.lastOpened(Date.parse(at)).date;
    expect(dateAt('2026-11-20T14:29:59Z')).toBe('2026-11-19');
    expect(dateAt('2026-11-20T14:30:00Z')).toBe('2026-11-20');
    expect(dateAt('2026-11-22T12:00:00Z')).toBe('2026-11-20');
    expect(dateAt('2026-11-26T18:00:00Z')).toBe('2026-11-25');
  });

  it('have 390 minutes, 210 on a half day', () => {
    const days = new Sessions(sessionOn).between('2026-11-25', '2026-11-27');
    expect(days.map(({ date, minutes }) => [date, minutes])).toEqual([
      ['2026-11-25', 390],
      ['2026-11-27', 210],
    ]);
  });

  it('are found the same whether early or late ones are asked for first', () => {
    const [forward, backward] = [new Sessions(sessionOn), new Sessions(sessionOn)];
    const late = backward.indexFrom('2026-11-21')!;
    expect(backward.at(40)).toEqual(forward.at(40));
    expect(forward.indexFrom('2026-11-21')).toBe(late);
    expect(forward.at(late).date).toBe('2026-11-23');
  });

  it('begin in 2020: earlier days have none', () => {
    const sessions = new Sessions(sessionOn);
    expect(sessions.indexFrom('2019-12-31')).toBeNull();
    expect(sessions.between('2010-01-01', '2019-12-31')).toEqual([]);
    expect(sessions.lastOpened(0).date).toBe('2020-01-02');
  });
});
