import { describe, expect, it } from '@jest/globals';
import { differences, merged, preselected, undecided } from './three-way-merge.ts';

interface Card {
  readonly title: string;
  readonly order: number;
  readonly badges: readonly string[];
}
const NAMES = ['title', 'order', 'badges'] as const;
const base: Card = { title: 'Chess', order: 10, badges: ['NEW'] };

const versions = (mine: Partial<Card>, theirs: Partial<Card>) => ({
  base,
  mine: { ...base, ...mine },
  theirs: { ...base, ...theirs },
});

describe('the fields of a conflict', () => {
  it('who changed a field is told from what both began with', () =>
    expect(
      differences(
        NAMES,
        versions({ title: 'Chess 2', badges: ['HOT'] }, { order: 20, badges: [] }),
      ),
    ).toEqual([
      { name: 'title', changedBy: 'me' },
      { name: 'order', changedBy: 'them' },
      { name: 'badges', changedBy: 'both' },
    ]));

  it('the same change on both sides is no difference', () =>
    expect(differences(NAMES, versions({ badges: ['HOT'] }, { badges: ['HOT'] }))).toEqual([]));

  it('a field that nobody asks for is none', () =>
    expect(differences(['title'], versions({}, { order: 3 }))).toEqual([]));
});

describe('the choice', () => {
  const given = versions({ title: 'Chess 2', badges: ['HOT'] }, { order: 20, badges: [] });
  const found = differences(NAMES, given);

  it('one side’s change is preselected, both sides’ is not', () => {
    expect(preselected(found)).toEqual({ title: 'mine', order: 'theirs' });
    expect(undecided(found, preselected(found))).toBe(1);
  });

  it('nothing is merged while a field is undecided', () =>
    expect(merged(found, preselected(found), given)).toBeNull());

  it('the merge has every field of the chosen side', () =>
    expect(merged(found, { ...preselected(found), badges: 'theirs' }, given)).toEqual({
      title: 'Chess 2',
      order: 20,
      badges: [],
    }));

  it.each(['mine', 'theirs'] as const)('with all fields of one side it is %s', (side) =>
    expect(merged(found, { title: side, order: side, badges: side }, given)).toEqual(given[side]),
  );

  it('what one operator leaves alone is never taken back from the other', () => {
    const one = versions({}, { title: 'New', order: 1, badges: [] });
    const all = differences(NAMES, one);
    expect(merged(all, preselected(all), one)).toEqual(one.theirs);
  });
});
