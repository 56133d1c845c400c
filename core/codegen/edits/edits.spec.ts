import { describe, expect, it } from '@jest/globals';
import {
  JSON_TYPE,
  listOf,
  NO_RANGE,
  required,
  TEXT,
  type FieldType,
} from '../model/field-type.ts';
import { EMPTY_MODEL, plainEntity, plainField, type Model } from '../model/model.ts';
import { typeText } from '../model/type-text.ts';
import { typescript } from '../renderers/typescript.ts';
import { applyEdits, editProblem } from './apply-edits.ts';
import { readEdits, withEdit, type Edit } from './edit.ts';
import { readType, TYPE_WORDS } from './read-type.ts';

const whole: FieldType = { kind: 'whole', bits: 64, unsigned: false, range: NO_RANGE };

const field = (entity: string, name: string, type: FieldType = TEXT, more = {}) =>
  plainField(entity, name, required(type), more);

/** Two tables of PostgreSQL: orders of customers. */
const SHOP: Model = {
  ...EMPTY_MODEL,
  dialect: 'postgresql',
  entities: [
    plainEntity('customer', 'customer', [field('customer', 'id', whole)], {
      keys: [{ kind: 'primary', name: null, fields: ['id'] }],
    }),
    plainEntity(
      'order',
      'order',
      [
        field('order', 'id', whole),
        field('order', 'customer_id', whole),
        field('order', 'total', {
          kind: 'decimal',
          precision: 12,
          scale: 2,
          unsigned: false,
          range: NO_RANGE,
        }),
        field('order', 'gross', whole, { computed: { expression: 'Total * 1.2', stored: true } }),
      ],
      {
        keys: [{ kind: 'primary', name: null, fields: ['id'] }],
        checks: [{ name: null, expression: "total >= 0 AND 'total' <> ''", fields: ['total'] }],
        indexes: [
          {
            name: 'by_total',
            unique: false,
            parts: [{ kind: 'field', field: 'total' }],
            where: null,
          },
        ],
      },
    ),
  ],
  relations: [
    {
      ...{
        name: null,
        from: 'order',
        fromFields: ['customer_id'],
        to: 'customer',
        toFields: ['id'],
      },
      ...({ onDelete: 'cascade', onUpdate: 'no action' } as const),
    },
  ],
};

const ORDER = { entity: 'order' } as const;
const TOTAL = { ...ORDER, field: 'order/total' } as const;

const edited = (...edits: readonly Edit[]) => {
  const { model, unused } = applyEdits(SHOP, edits);
  expect(unused).toEqual([]);
  return { model, order: model.entities.find(({ id }) => id === 'order')! };
};

describe('edits of a model', () => {
  it('a field has its new name in keys, conditions, indexes, computed values and relations', () => {
    const { model, order } = edited(
      { kind: 'rename field', ...TOTAL, name: 'net amount' },
      { kind: 'rename field', ...ORDER, field: 'order/customer_id', name: 'buyer' },
      { kind: 'rename field', entity: 'customer', field: 'customer/id', name: 'number' },
      { kind: 'rename entity', ...ORDER, name: 'purchase' },
    );
    expect(order.name).toBe('purchase');
    expect(order.checks[0]).toEqual({
      name: null,
      expression: `"net amount" >= 0 AND 'total' <> ''`,
      fields: ['net amount'],
    });
    expect(order.indexes[0]!.parts).toEqual([{ kind: 'field', field: 'net amount' }]);
    expect(order.fields[3]!.computed!.expression).toBe('"net amount" * 1.2');
    expect(model.relations[0]).toMatchObject({ fromFields: ['buyer'], toFields: ['number'] });
    expect(model.entities[0]!.keys[0]!.fields).toEqual(['number']);
  });

  it('a field that goes takes with it what rests on it', () => {
    const { model, order } = edited(
      { kind: 'remove field', ...TOTAL },
      { kind: 'remove field', ...ORDER, field: 'order/customer_id' },
    );
    expect(order.fields.map(({ name, computed }) => [name, computed])).toEqual([
      ['id', null],
      ['gross', null],
    ]);
    expect([order.checks, order.indexes, model.relations]).toEqual([[], [], []]);
  });

  it('another kind of type leaves no condition of the old one; a longer one leaves all', () => {
    const { order } = edited({ kind: 'retype', ...TOTAL, type: 'text(20)' });
    expect([order.checks, order.indexes]).toEqual([[], []]);
    expect(edited({ kind: 'retype', ...TOTAL, type: 'decimal(14,2)' }).order.checks).toHaveLength(
      1,
    );
  });

  it('adds fields and relations; an added field can be edited as any other', () => {
    const { model, order } = edited(
      { kind: 'add field', ...ORDER, name: 'note', type: 'text' },
      { kind: 'rename field', ...ORDER, field: 'order/+note', name: 'remark' },
      { kind: 'add relation', ...ORDER, to: 'order', name: 'parent', many: false },
      { kind: 'add relation', ...ORDER, to: 'customer', name: 'last_order', many: true },
    );
    expect(order.fields.slice(4).map(({ name, type }) => [name, typeText(type, model)])).toEqual([
      ['remark', 'text'],
      ['parent', 'integer 64'],
    ]);
    expect(model.relations.slice(1)).toMatchObject([
      { from: 'order', fromFields: ['parent'], to: 'order', toFields: ['id'] },
      { from: 'customer', fromFields: ['last_order'], to: 'order', toFields: ['id'] },
    ]);
  });

  it('in a model without tables, a relation is a field that holds one or many', () => {
    const { model } = applyEdits({ ...SHOP, dialect: null }, [
      { kind: 'add relation', entity: 'customer', to: 'order', name: 'orders', many: true },
    ]);
    expect(typeText(model.entities[0]!.fields[1]!.type, model)).toBe('order[]');
  });

  it('personal data is written in code', () => {
    const { model } = edited({ kind: 'mark personal', ...TOTAL, value: true });
    const [file] = typescript.render(model, typescript.defaults);
    expect(file!.text).toContain('  /** Personal data */\n  total: ');
  });

  it('says which edits found nothing to change, and makes the others', () => {
    const { model, unused } = applyEdits(SHOP, [
      { kind: 'rename field', ...ORDER, field: 'order/discount', name: 'rebate' },
      { kind: 'retype', entity: 'invoice', field: 'invoice/id', type: 'text' },
      { kind: 'remove field', ...ORDER, field: 'order/discount' },
      { kind: 'rename field', ...TOTAL, name: 'amount' },
    ]);
    expect(unused.map(({ texts }) => texts.en)).toEqual([
      'The field order.discount is gone: its new name was not used',
      'The entity invoice is gone: its new type was not used',
    ]);
    expect(model.entities[1]!.fields[2]!.name).toBe('amount');
  });

  it.each<[Edit, string]>([
    [{ kind: 'rename field', ...TOTAL, name: 'gross' }, 'Something else is called gross already'],
    [{ kind: 'rename field', ...TOTAL, name: ' ' }, 'A name is missing'],
    [
      { kind: 'add field', ...ORDER, name: 'id', type: 'text' },
      'Something else is called id already',
    ],
    [{ kind: 'retype', ...TOTAL, type: 'money' }, '“money” is no type.'],
    [
      { kind: 'set nullable', ...ORDER, field: 'order/id', value: true },
      'A field of the primary key cannot be null',
    ],
  ])('%j is refused: %s', (edit, texts) => {
    expect(editProblem(SHOP, edit)?.en).toContain(texts);
  });

  it('the name of a field that tells alternatives apart stays', () => {
    const oneOf: FieldType = {
      kind: 'oneOf',
      alternatives: [{ kind: 'entity', entity: 'order' }],
      exactly: true,
      tag: { field: 'total', values: [] },
    };
    const model = { ...SHOP, root: required(listOf(required(oneOf))) };
    expect(editProblem(model, { kind: 'rename field', ...TOTAL, name: 'kind' })).not.toBeNull();
    expect(editProblem(model, { kind: 'remove field', ...TOTAL })).not.toBeNull();
  });
});

describe('the list of edits', () => {
  it('holds one edit for each kind and target', () => {
    const first = withEdit([], { kind: 'rename field', ...TOTAL, name: 'a' });
    const second = withEdit(first, { kind: 'mark personal', ...TOTAL, value: true });
    expect(withEdit(second, { kind: 'rename field', ...TOTAL, name: 'b' })).toEqual([
      { kind: 'mark personal', ...TOTAL, value: true },
      { kind: 'rename field', ...TOTAL, name: 'b' },
    ]);
  });

  it('a field that was added and removed leaves no edit', () => {
    const added = { kind: 'add field', ...ORDER, name: 'note', type: 'text' } as const;
    const note = { ...ORDER, field: 'order/+note' };
    const edits = withEdit([added], { kind: 'rename field', ...note, name: 'remark' });
    expect(withEdit(edits, { kind: 'remove field', ...note })).toEqual([]);
  });

  it('is read of what others wrote, or refused', () => {
    const edits = [{ kind: 'remove field', ...TOTAL }];
    expect(readEdits(JSON.parse(JSON.stringify(edits)))).toEqual(edits);
    for (const bad of [null, {}, [{ kind: 'drop' }], [{ kind: 'retype', ...TOTAL }], ['__proto__']])
      expect(readEdits(bad)).toBeNull();
  });
});

describe('types as they are typed', () => {
  it.each([
    ...TYPE_WORDS,
    ...['text(1…40)', 'text(1…)', 'unsigned integer 32', 'decimal', 'float 32', 'timestamp(3)'],
    ...['order', 'order[]', 'text?[][]', '{key: order?}', 'bytes(16)'],
  ])('%s is read as it is shown', (text) => {
    expect(typeText(readType(text, SHOP)!, SHOP)).toBe(text);
  });

  it.each(['', 'money', 'text(', 'decimal(2,4)', 'decimal(0)', '[]', 'time(9)', '{key: }'])(
    '%j is none',
    (text) => {
      expect(readType(text, SHOP)).toBeNull();
    },
  );

  it('null of any value is no type of its own', () => {
    expect(readType('json?[]', SHOP)).toEqual(listOf(required(JSON_TYPE)));
  });
});
