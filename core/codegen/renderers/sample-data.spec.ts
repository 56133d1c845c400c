import { describe, expect, it } from '@jest/globals';
import { NO_RANGE, TEXT, type FieldType } from '../model/field-type.ts';
import { EMPTY_MODEL, plainEntity, plainField, type Model } from '../model/model.ts';
import type { Relation } from '../model/relation.ts';
import { sampleData } from './sample-data.ts';
import { patternText } from './sample-data/pattern-text.ts';
import { Random } from './sample-data/random.ts';

const whole: FieldType = { kind: 'whole', bits: 32, unsigned: false, range: NO_RANGE };

const field = (entity: string, name: string, type: FieldType, nullable = false) =>
  plainField(entity, name, { type, nullable });

const relation = (from: string, field: string, to: string): Relation => ({
  ...{ name: null, from, fromFields: [field], to, toFields: ['id'] },
  ...{ onDelete: 'no action', onUpdate: 'no action' },
});

const check = (expression: string) => ({ name: null, expression, fields: [] });

const shop: Model = {
  ...EMPTY_MODEL,
  dialect: 'postgresql',
  entities: [
    plainEntity(
      'team',
      'team',
      [field('team', 'id', whole), field('team', 'lead_id', whole, true)],
      { keys: [{ kind: 'primary', name: null, fields: ['id'] }] },
    ),
    plainEntity(
      'member',
      'member',
      [
        field('member', 'id', whole),
        field('member', 'team_id', whole),
        field('member', 'email', TEXT),
        field('member', 'level', TEXT),
        field('member', 'rank', TEXT),
        field('member', 'age', whole),
        field('member', 'low', whole),
        field('member', 'high', whole),
      ],
      {
        keys: [
          { kind: 'primary', name: null, fields: ['id'] },
          { kind: 'unique', name: null, fields: ['email'] },
        ],
        checks: [
          check("level = ANY (ARRAY['junior'::text, 'senior'::text])"),
          check("rank = 'low' OR rank = 'middle' OR rank = 'high'"),
          check('((age >= 21) AND (age <= 30))'),
          check('high > low'),
          check('is_valid(email)'),
        ],
      },
    ),
  ],
  relations: [relation('team', 'lead_id', 'member'), relation('member', 'team_id', 'team')],
};

const render = (values: Partial<typeof sampleData.defaults>, model = shop) =>
  sampleData.render(model, { ...sampleData.defaults, ...values });

interface Member {
  readonly id: number;
  readonly team_id: number;
  readonly email: string;
  readonly level: string;
  readonly rank: string;
  readonly age: number;
  readonly low: number;
  readonly high: number;
}

describe('sample data', () => {
  const { text, notes } = render({ rows: 200 })[0]!;
  const tables = JSON.parse(text) as {
    team: { id: number; lead_id: number | null }[];
    member: Member[];
  };

  it('has rows whose references are there, with keys of their own', () => {
    const ids = tables.member.map(({ id }) => id);
    expect(new Set(ids).size).toBe(200);
    expect(new Set(tables.member.map(({ email }) => email)).size).toBe(200);
    expect(tables.team.filter(({ lead_id: lead }) => !ids.includes(lead!))).toEqual([]);
    const teams = new Set(tables.team.map(({ id }) => id));
    expect(tables.member.filter((row) => !teams.has(row.team_id))).toEqual([]);
  });

  it('follows conditions, and says which one it does not understand', () => {
    const wrong = tables.member.filter(
      ({ level, rank, age, low, high }) =>
        !['junior', 'senior'].includes(level) ||
        !['low', 'middle', 'high'].includes(rank) ||
        age < 21 ||
        age > 30 ||
        high <= low,
    );
    expect(wrong).toEqual([]);
    expect(notes?.map(({ en }) => en)).toEqual([
      'member: the condition is_valid(email) is not understood, and rows may break it',
    ]);
  });

  it('is the same for the same seed, and another for another', () => {
    expect(render({ rows: 200 })[0]!.text).toBe(text);
    expect(render({ rows: 200, seed: 2 })[0]!.text).not.toBe(text);
  });

  it('inserts a circle of tables with null first, and sets the reference once both rows are there', () => {
    const lines = render({ rows: 2, format: 'postgresql' })[0]!.text.split('\n');
    expect(lines.find((line) => line.startsWith('  (1, '))).toBe('  (1, NULL),');
    expect(lines.filter((line) => line.startsWith('UPDATE "team" SET "lead_id" = '))).toHaveLength(
      2,
    );
  });

  it('comes in Chinese, as files of CSV', () => {
    const names = plainEntity('客户', '客户', [
      field('客户', '姓名', TEXT),
      field('客户', '城市', TEXT),
    ]);
    const [file] = render(
      { rows: 1, format: 'csv', language: 'zh-CN' },
      { ...EMPTY_MODEL, entities: [names] },
    );
    expect(file!.path).toBe('客户.csv');
    expect(file!.text).toMatch(/^id,姓名,城市\n1,\p{Script=Han}{2,3},\p{Script=Han}{2}\n$/u);
  });
});

it.each([
  '^[A-Z]{2}-\\d{3,5}$',
  '^(?:a|b+)c?$',
  '[^a-c]x',
  '^\\S+@\\S+\\.[a-z]{2,}$',
  '^v\\d+(\\.\\d+)*$',
])('a text that matches %s is found', (pattern) => {
  const random = new Random(3);
  for (let at = 0; at < 50; at += 1)
    expect(patternText(pattern, 0, 60, random)).toMatch(new RegExp(pattern, 'u'));
});

it('a pattern that no text can be made for has none', () =>
  expect(patternText('^(?=a)b$', 0, 9, new Random(1))).toBeNull());
