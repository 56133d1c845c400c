import { describe, expect, it } from '@jest/globals';
import { organiserNameFault, organiserNameKey } from './organiser-name.ts';

describe('the public name of an organizer', () => {
  it.each(['Mug Club', '林梅', 'R&D Team', 'Supporters of Mugs', '🙂', 'é'.repeat(60)])(
    '%s',
    (name) => expect(organiserNameFault(name)).toBeNull(),
  );

  it.each([
    ['nothing', ''],
    ['spaces', '   '],
    ['61 characters', 'm'.repeat(61)],
    ['a line break', 'Mug\nClub'],
    ['a line separator', 'Mug\u2028Club'],
    ['a direction mark', 'Mug\u202eClub'],
    ['NUL', 'Mug\0Club'],
    ['half a character', 'Mug\ud83d'],
    ['an address', 'mei@example.com'],
    ['the site', 'Toolyard'],
    ['the site among other words', 'The TOOL-YARD team'],
    ['the site in wide letters', 'Ｔｏｏｌｙａｒｄ'],
    ['the site in Chinese', '工具坊官方'],
    ['an operator', ' Super-Admin '],
    ['a role', '客服'],
  ])('%s is none', (_what, name) =>
    expect(organiserNameFault(name)).toMatchObject({ field: 'name' }),
  );

  it('is the same for readers whatever its case, width and spacing', () => {
    expect(organiserNameKey(' MUG  Club')).toBe(organiserNameKey('Ｍug club'));
    expect(organiserNameKey('Mug Club')).not.toBe(organiserNameKey('Mug Clubs'));
  });
});
