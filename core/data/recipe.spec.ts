import { describe, expect, it } from '@jest/globals';
import { type Column, plainColumn } from './column.ts';
import { removeChart, setChart } from './dashboard.ts';
import { parseRecipe, readRecipe, recipeText } from './read-recipe.ts';
import {
  addStep,
  columnsAt,
  explainChart,
  explainStep,
  moveStep,
  newRecipe,
  type Recipe,
  removeStep,
  replaceStep,
  resultColumns,
  stepKindOf,
  switchStep,
  unfitSteps,
} from './recipe.ts';
import { writeRecipe } from './sql/write-recipe.ts';
import { STEP_KINDS, type Step } from './steps/step-list.ts';

const columns: readonly Column[] = [plainColumn('region', 'text'), plainColumn('price', 'decimal')];
const start = newRecipe('r', 'Sales', [{ id: 'sales', name: 'sales', columns }]);

const net: Step = {
  id: 'net',
  kind: 'compute',
  parameters: { name: 'net', formula: 'price * 0.8' },
};
const cheap: Step = {
  id: 'cheap',
  kind: 'filter',
  parameters: { where: { kind: 'compare', column: 'net', operator: '<', value: '5' } },
};
const chosen: Step = {
  id: 'chosen',
  kind: 'choose-columns',
  parameters: { of: ['region', 'net'] },
};

const withSteps = (...steps: Step[]): Recipe =>
  steps.reduce((recipe, step) => {
    const added = addStep(recipe, step);
    if (!added.ok) throw new Error(added.error.texts.en);
    return added.value.recipe;
  }, start);
const all = withSteps(net, cheap, chosen);

describe('a recipe', () => {
  it('has the columns after each of its steps', () => {
    expect(columnsAt(all, null)).toEqual(columns);
    expect(columnsAt(all, 'net').map(({ name }) => name)).toEqual(['region', 'price', 'net']);
    expect(resultColumns(all).map(({ name }) => name)).toEqual(['region', 'net']);
  });

  it('refuses a step that does not fit, and names the column and the parameter', () => {
    expect(addStep(start, cheap)).toMatchObject({
      ok: false,
      error: { parameter: 'where', column: 'net', texts: { en: 'there is no column “net” here' } },
    });
    expect(
      addStep(start, {
        ...cheap,
        parameters: { where: { kind: 'compare', column: 'price', operator: '<', value: 'dear' } },
      }),
    ).toMatchObject({ ok: false, error: { parameter: 'where', column: 'price' } });
  });

  it('puts a step behind another one', () => {
    const added = addStep(
      all,
      { id: 'x', kind: 'sample', parameters: { rows: 5, seed: 1 } },
      'net',
    );
    expect(added.ok && added.value.recipe.steps.map(({ id }) => id)).toEqual([
      'net',
      'x',
      'cheap',
      'chosen',
    ]);
  });

  it('names the later steps that no longer fit, and keeps them', () => {
    const without = removeStep(all, 'net');
    expect(without.unfit.map(({ step }) => step)).toEqual(['cheap', 'chosen']);
    expect(without.recipe.steps.map(({ id }) => id)).toEqual(['cheap', 'chosen']);
    expect(writeRecipe(without.recipe)).toBe('select * from "sales"');
    const renamed = replaceStep(all, { ...net, parameters: { name: 'nett', formula: 'price' } });
    expect(renamed.ok && renamed.value.unfit.map(({ step }) => step)).toEqual(['cheap', 'chosen']);
  });

  it('moves a step and says what that breaks', () => {
    expect(moveStep(all, 'cheap', 0).unfit.map(({ step }) => step)).toEqual(['cheap']);
    expect(moveStep(all, 'chosen', 1).unfit).toEqual([]);
    expect(moveStep(all, 'unknown', 0).recipe.steps).toEqual(all.steps);
  });

  it('passes over a step that is switched off', () => {
    const off = switchStep(all, 'cheap', false);
    expect(off.unfit).toEqual([]);
    expect(writeRecipe(off.recipe)).not.toContain('where');
    expect(switchStep(off.recipe, 'cheap', true).recipe).toEqual(all);
    expect(switchStep(all, 'net', false).unfit.map(({ step }) => step)).toEqual([
      'cheap',
      'chosen',
    ]);
  });

  it('has charts of its result', () => {
    const chart = { id: 'c', kind: 'histogram', parameters: { of: 'net', bins: 20 } } as const;
    const added = setChart(all, chart);
    if (!added.ok) throw new Error(added.error.texts.en);
    const changed = setChart(added.value, { ...chart, parameters: { of: 'net', bins: 5 } });
    expect(changed.ok && changed.value.charts).toMatchObject([{ parameters: { bins: 5 } }]);
    expect(removeChart(added.value, 'c')).toEqual(all);
    expect(setChart(all, { ...chart, parameters: { of: 'price', bins: 5 } })).toMatchObject({
      ok: false,
      error: { parameter: 'of', column: 'price' },
    });
    expect(explainChart(chart, 'en')).toBe('how the values of “net” are distributed');
  });

  it('is explained in both languages', () => {
    expect(all.steps.map((step) => explainStep(step, 'en', new Map()))).toEqual([
      'Compute “net” as price * 0.8; dividing by 0 gives no value',
      'Keep rows where “net” is below 5',
      'Keep the columns “region”, “net” in this order',
    ]);
    expect(explainStep(cheap, 'zh-CN', new Map())).toBe('保留满足条件的行：“net”小于 5');
  });
});

describe('a recipe of unknown origin', () => {
  const stored = JSON.parse(recipeText(all)) as Record<string, unknown>;

  it('reads as it was written', () =>
    expect(parseRecipe(recipeText(all))).toEqual({ ok: true, value: all }));

  it('loses what is no part of a recipe', () =>
    expect(readRecipe({ ...stored, rows: [[1]], __proto__: { admin: true } })).toEqual({
      ok: true,
      value: all,
    }));

  const step = (changes: object) => ({
    ...stored,
    steps: [{ ...(stored.steps as object[])[0], ...changes }],
  });
  it.each<[string, unknown]>([
    ['no object', null],
    ['a list', []],
    ['another version', { ...stored, version: 2 }],
    ['no id', { ...stored, id: '' }],
    ['no sources', { ...stored, sources: [] }],
    [
      'sources of the same name',
      {
        ...stored,
        sources: [
          { id: 'a', name: 'a', columns },
          { id: 'b', name: 'A', columns },
        ],
      },
    ],
    ['a source without a name', { ...stored, sources: [{ id: 'a', name: '', columns }] }],
    [
      'columns of the same name',
      { ...stored, sources: [{ id: 'a', name: 'a', columns: [columns[0], columns[0]] }] },
    ],
    [
      'a column of an unknown type',
      { ...stored, sources: [{ id: 'a', name: 'a', columns: [{ name: 'x', type: 'money' }] }] },
    ],
    ['a step of an unknown kind', step({ kind: 'drop-table' })],
    ['a step of a kind that objects have', step({ kind: 'constructor' })],
    ['a step without parameters', step({ parameters: {} })],
    ['a parameter of the wrong type', step({ parameters: { name: 1, formula: 'price' } })],
    ['a step that is neither on nor off', step({ on: 'yes' })],
    [
      'two steps with one id',
      { ...stored, steps: [(stored.steps as object[])[0], (stored.steps as object[])[0]] },
    ],
    ['too many steps', { ...stored, steps: Array(201).fill((stored.steps as object[])[0]) }],
    [
      'a chart of an unknown kind',
      { ...stored, charts: [{ id: 'c', kind: 'map', parameters: {} }] },
    ],
  ])('is refused with %s', (_, value) => expect(readRecipe(value).ok).toBe(false));

  it('is refused when it is no JSON', () => expect(parseRecipe('{').ok).toBe(false));

  it('reads steps that do not fit, which are then named', () => {
    const read = readRecipe(step({ kind: 'drop-missing', parameters: { of: ['cost'] } }));
    if (!read.ok) throw new Error(read.error.en);
    expect(unfitSteps(read.value)).toMatchObject([{ step: 'net', problem: { column: 'cost' } }]);
  });

  it('cannot leave its SELECT', () => {
    const text = 'select 1) select 1; drop table sales; --';
    const read = readRecipe(
      step({ kind: 'sql', parameters: { text, result: [{ name: 'a', type: 'integer' }] } }),
    );
    if (!read.ok) throw new Error(read.error.en);
    expect(unfitSteps(read.value)).toMatchObject([{ problem: { parameter: 'text', at: 8 } }]);
    expect(writeRecipe(read.value)).toBe('select * from "sales"');
  });
});

it('every kind of step has its label in both languages', () => {
  for (const { kind, label } of STEP_KINDS)
    for (const texts of [
      label,
      ...Object.values(stepKindOf(kind).parameters).map((each) => each.label),
    ]) {
      expect([kind, texts.en]).not.toContain('');
      expect(texts['zh-CN']).toMatch(/\p{Script=Han}/u);
    }
});
