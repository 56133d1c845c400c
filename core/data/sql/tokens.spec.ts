import { describe, expect, it } from '@jest/globals';
import { ownSelect } from './sql-text.ts';
import { selectProblem } from './tokens.ts';

describe('a SELECT that somebody wrote', () => {
  it.each([
    'select 1',
    "select ')' as \"(\", '--', ';' from x; -- )",
    'with a as (select 1) select * from a;;',
    'from input',
    'values (1), (2)',
    '(select 1) union all (select 2)',
    'select /* ) /* ; */ ( */ 1',
    "select e'it\\'s )' as x",
    'select 1 -- no newline (',
    "select e'\\' ) ; drop table x --'",
    'select [1, 2], {a: 1}, x[1]',
  ])('%s passes', (text) => expect(selectProblem(text)).toBeNull());

  it.each<[string, number]>([
    ['', 0],
    ['drop table x', 0],
    ["copy x to 'y'", 0],
    ['select 1; drop table x', 8],
    ['select 1) ; drop table x; (select 2', 8],
    ['select (1', 7],
    ['select (1]', 9],
    ["select 'a", 7],
    ['select "a', 7],
    ['select 1 /* a', 9],
    ['select $$ ) $$', 7],
    ['select a$b$ ) ; drop table x; ( $b$', 8],
    ['select 1 -- a\r) ; drop table x; (select 2', 14],
    ['select 1\0', 8],
  ])('%j is refused at %i', (text, at) => expect(selectProblem(text)?.at).toBe(at));

  it('loses the semicolons and comments at its end', () =>
    expect(ownSelect("select ';' as a ; -- end ;\n;")).toBe("select ';' as a"));
});
