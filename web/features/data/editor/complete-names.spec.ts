import { describe, expect, it } from '@jest/globals';
import { CompletionContext } from '@codemirror/autocomplete';
import { EditorState } from '@codemirror/state';
import { plainColumn } from '@toolyard/core/data';
import { completeNames } from './complete-names.ts';
import { duckDb } from './duckdb-dialect.ts';

const TABLES = [
  { name: 't', columns: [plainColumn('order', 'integer'), plainColumn('City "x"', 'text')] },
  { name: 't2', columns: [plainColumn('城市', 'text'), plainColumn('order', 'integer')] },
];

/** What is offered at the `|` of a text, as it is inserted, and what it replaces. */
function offered(marked: string, kind: 'sql' | 'formula' = 'sql', explicit = false) {
  const pos = marked.indexOf('|');
  const doc = marked.replace('|', '');
  const state = EditorState.create({ doc, extensions: [duckDb.extension] });
  const result = completeNames(new CompletionContext(state, pos, explicit), {
    tables: TABLES,
    kind,
    language: 'en',
  });
  return (
    result && {
      replaced: doc.slice(result.from, result.to),
      names: result.options.map(({ apply, label }) => (typeof apply === 'string' ? apply : label)),
    }
  );
}

const ALL = ['"order"', '"City ""x"""', '"城市"', '"t"', '"t2"'];

describe('completion of names', () => {
  it('offers the columns of all tables once, and the tables, each quoted so that it can be run', () => {
    expect(offered('select o|')).toEqual({ replaced: 'o', names: ALL });
    expect(offered('select 城|')).toEqual({ replaced: '城', names: ALL });
    expect(offered('select |')).toBeNull();
    expect(offered('select |', 'sql', true)).toEqual({ replaced: '', names: ALL });
  });

  it('offers the columns of the table before a dot, and all columns behind another name', () => {
    expect(offered('select t2.|')).toEqual({ replaced: '', names: ['"城市"', '"order"'] });
    expect(offered('select "T2".o|')?.names).toEqual(['"城市"', '"order"']);
    expect(offered('select a.| from t as a')?.names).toEqual(['"order"', '"City ""x"""', '"城市"']);
  });

  it('replaces the whole of a quoted name, and offers nothing in texts, comments, numbers and behind a closed name', () => {
    expect(offered('select "ci|')).toEqual({ replaced: '"ci', names: ALL });
    expect(offered('select "c|i" from t')).toEqual({ replaced: '"ci"', names: ALL });
    for (const place of [
      `select 'o|'`,
      'select 1 -- o|',
      'select /* o| */ 1',
      'select 1|',
      'select "order"|',
    ])
      expect([place, offered(place)]).toEqual([place, null]);
  });

  it('offers columns and functions in a formula, and no tables', () => {
    const names = offered('ro|', 'formula')?.names ?? [];
    expect(names.slice(0, 3)).toEqual(['"order"', '"City ""x"""', '"城市"']);
    expect(names).toContain('round');
    expect(names).not.toContain('"t"');
  });
});
