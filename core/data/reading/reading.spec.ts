import { describe, expect, it } from '@jest/globals';
import {
  chooseType,
  columnNames,
  differentCurrencies,
  evidenceTexts,
  guessDialect,
  habitsOf,
  layoutOf,
  offeredRules,
  PLAIN_DIALECT,
  readRecords,
  reportTexts,
  sampledRules,
  TEXT_RULE,
  TOTAL_STEMS,
  TOTAL_WORDS,
  TYPE_RULES,
  UnreadableFile,
  usualForm,
} from '../index.ts';

const rule = (id: string) => TYPE_RULES.find((each) => each.id === id)!;
const linesOf = (text: string) =>
  readRecords(text, PLAIN_DIALECT).records.map(({ line, cells }) => [line, cells]);

describe('records of a text', () => {
  it('name the line on which they begin, across line breaks in quotes and all ends of lines', () => {
    expect(linesOf('a,b\r\n"x\ny",1\rz,2\n')).toEqual([
      [1, ['a', 'b']],
      [2, ['x\ny', '1']],
      [4, ['z', '2']],
    ]);
  });

  it('a quote inside a bare cell is an ordinary character', () => {
    expect(linesOf('1,5",x')).toEqual([[1, ['1', '5"', 'x']]]);
  });

  it('a quote that nothing closes names its line, and takes no other line with it', () => {
    const read = readRecords('a,b\n1,"x\n2,y\n', PLAIN_DIALECT);
    expect(read.unterminatedQuotes).toEqual([2]);
    expect(read.records.map(({ cells }) => cells)).toEqual([
      ['a', 'b'],
      ['1', '"x'],
      ['2', 'y'],
    ]);
  });

  it('a record that is not complete is left for the next part of the file', () => {
    const { records, next } = readRecords('1,2\n3,"4', PLAIN_DIALECT, 0, 1, false);
    expect(records).toHaveLength(1);
    expect(next).toBe(4);
  });
});

describe('dialect and layout', () => {
  it('delimiters in quotes do not count', () => {
    expect(guessDialect('a\tb\n"1;2;3"\tx\n"4;5;6"\ty\n').dialect.delimiter).toBe('\t');
  });

  it('the header stands below a title', () => {
    const { records } = readRecords('Report\n\nid,n\n1,2\n3,4\n', PLAIN_DIALECT);
    expect(layoutOf(records, 2)).toMatchObject({ header: 2, firstRow: 3 });
  });

  it('names are filled, and differ without regard to case', () => {
    expect(columnNames(['a', 'A', null, 'a'], 4)).toEqual(['a', 'A (2)', 'column 3', 'a (3)']);
  });
});

describe('types', () => {
  const counted = (id: string, reads: number, values = 3) => ({
    values,
    distinct: values,
    rules: [{ rule: rule(id), reads }],
  });

  it('a rule that reads all values is chosen, one that misses a value is not', () => {
    const habits = habitsOf([], ',');
    expect(chooseType(counted('whole number', 3), habits).rule.type).toBe('integer');
    expect(chooseType(counted('whole number', 2), habits).rule).toBe(TEXT_RULE);
  });

  it('where day and month can change places and nothing tells, the order is open', () => {
    const column = {
      values: 2,
      distinct: 2,
      rules: ['date day first', 'date month first'].map((id) => ({ rule: rule(id), reads: 2 })),
    };
    expect(chooseType(column, habitsOf([column], ','))).toMatchObject({
      rival: rule('date month first'),
    });
  });

  it('leading zeros, signs of telephones and more than 15 digits are no numbers', () => {
    for (const value of ['007', '+4915112345678', '1234567890123456'])
      expect(
        sampledRules([value]).likely.filter((each) => !each.offeredOnly && each.type === 'integer'),
      ).toEqual([]);
  });

  it('of rules that read the same, the simplest is offered', () => {
    const counts = ['whole number', 'decimal number', 'money .', 'date day first'].map((id) => ({
      rule: rule(id),
      reads: 2,
    }));
    expect(offeredRules(counts).map((each) => each.rule.id)).toEqual([
      'whole number',
      'date day first',
    ]);
  });

  it('CNY and ¥ are one currency, CNY and JPY are two', () => {
    expect(differentCurrencies(['cny', '¥'])).toEqual([]);
    expect(differentCurrencies(['cny', 'jpy'])).toEqual(['cny', 'jpy']);
  });
});

describe('in words', () => {
  const evidence = {
    values: 1_204,
    reads: 1_204,
    missing: 0,
    proof: null,
    spans: null,
    shortYears: 0,
    nearest: null,
    offered: null,
    unread: [],
  };

  it('a date says which value proves its order', () => {
    expect(evidenceTexts(rule('date day first'), { ...evidence, proof: '31/01/2024' })).toEqual({
      en: '1,204 of 1,204 values read as date: day first: 31/01/2024 occurs',
      'zh-CN': '1,204 个值中有 1,204 个可读作日期：日在前：出现了 31/01/2024',
    });
  });

  it('a year of two digits says in which century it was put, and why it is the year', () => {
    const { en, 'zh-CN': chinese } = evidenceTexts(rule('date year of two digits first'), {
      ...evidence,
      shortYears: 1_204,
      spans: { own: 1, other: 30, otherLabel: rule('date day first').label },
    });
    expect(en).toBe(
      '1,204 of 1,204 values read as date: year of two digits, month, day; they span 1 year, and would span 30 years as date: day first; the year has two digits in 1,204: 69 to 99 are 1969 to 1999, 00 to 68 are 2000 to 2068',
    );
    expect(chinese).toMatch('69 至 99 为 1969 至 1999 年');
  });

  it('a text that could be something else says what, and that somebody must choose it', () => {
    const offered = rule('amount in K, M and B').label;
    const { en, 'zh-CN': chinese } = evidenceTexts(TEXT_RULE, { ...evidence, offered });
    expect(en).toMatch(/they would also read as number with K .*: choose it/);
    expect(chinese).toMatch(/也都可读作.*请选择它$/);
  });

  it('a report of shortened numbers says how many, shows one and tells what to do', () => {
    const report = {
      code: 'lost_digits',
      column: 'sku',
      values: 1_200,
      example: '8.6E+12',
    } as const;
    expect(reportTexts(report).en).toMatch(
      /'sku', such as 8.6E[+]12: the last digits of 1,200 .* export it again/,
    );
    expect(reportTexts(report)['zh-CN']).toMatch(/“sku”.*8.6E[+]12.*1,200 个.*重新导出/);
  });

  it('values that a chosen type does not read are counted and shown', () => {
    const { en } = evidenceTexts(rule('whole number'), {
      ...evidence,
      reads: 1_202,
      unread: ['about 5', 'x'],
    });
    expect(en).toBe(
      '1,202 of 1,204 values read as whole number; 2 do not and are empty: “about 5”, “x”',
    );
  });

  it('one value has its verb in the singular', () => {
    const { en } = evidenceTexts(rule('whole number'), {
      ...evidence,
      values: 3,
      reads: 2,
      missing: 1,
      unread: ['x'],
    });
    expect(en).toBe(
      '2 of 3 values read as whole number; 1 does not and is empty: “x”; 1 says that there is none',
    );
  });

  it('a report names ten lines and counts the others', () => {
    const lines = Array.from({ length: 12 }, (_, at) => at + 1);
    expect(reportTexts({ code: 'bad_line', lines }).en).toBe(
      'Lines that could not be read and were left out: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 and 2 more.',
    );
  });

  it('a file that cannot be read names the line', () => {
    expect(new UnreadableFile('not JSON', { line: 7 }).texts['zh-CN']).toMatch(/^第 7 行：/);
  });
});

describe('words of totals', () => {
  it.each(
    [
      'total|totals:|grand total|subtotal|sub-totals of May|total assets|north total|sum|summe:|zwischensumme a',
      'gesamtsumme|gesamtbetrag|insgesamt:|sous-total nord|totale generale|suma|totaal|i alt|summa|totalt',
      '华北合计|小计：甲|总计|共计|本月总和|汇总：|合計|小計|總計|総計|합계|소계|총계|итого по|всего|razem|celkem|toplam',
    ].flatMap((words) => words.split('|')),
  )('%s has one of the parts by which they are looked for', (word) => {
    expect(word).toMatch(new RegExp(`^(?:${TOTAL_WORDS})$`, 'u'));
    expect(word).toMatch(new RegExp(TOTAL_STEMS, 'u'));
  });
});

describe('the usual form of a column', () => {
  const ruleOf = (...texts: readonly (string | null)[]) => usualForm(texts)?.rule.id ?? null;

  it('is that of the only rule that reads the sample', () => {
    expect(ruleOf('12', null, '-7')).toBe('whole number');
    expect(ruleOf('12.50', '7.25')).toBe('decimal number');
    expect(ruleOf('2024-01-31', '2024-02-29')).toBe('date year first');
    expect(ruleOf('09:30', '16:00')).toBe('time');
    expect(ruleOf('2024-01-31T09:30:00Z')).toBe('datetime year first with zone');
    expect(ruleOf('TRUE', 'false')).toBe('boolean true/false');
  });

  it.each([
    ['of an empty column', [null, null]],
    ['of words', ['north', 'south']],
    ['where a value is missing', ['12', 'N/A']],
    ['where day and month can change places', ['01/02/2024', '03/04/2024']],
    ['where values are written in several ways', ['09:30', '16:00:05']],
    ['of numbers with leading zeros', ['007', '012']],
    ['of more digits than the engine holds', ['1.1234567890123', '2.1234567890123']],
  ])('is none %s', (_, texts) => expect(ruleOf(...texts)).toBeNull());
});
