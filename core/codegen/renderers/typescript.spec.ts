import { expect, it } from '@jest/globals';
import { jsonSchema } from '../readers/json-schema/json-schema.ts';
import { jsonSamples } from '../readers/json-samples/json-samples.ts';
import { typescript } from './typescript.ts';

const options = { rootName: 'Root', choices: {} };

it('types have the keys of the input, and enumerations have names of their own', () => {
  const schema = {
    title: 'order item',
    description: 'Ends */ early',
    type: 'object',
    properties: {
      'unit-price': { type: 'number', description: 'in euro' },
      state: { enum: ["it's on", 'off, idle', '', '故障', null] },
      next: { $ref: '#' },
    },
    required: ['state'],
  };
  const read = jsonSchema.read(JSON.stringify(schema), options);
  const [file] = read.ok ? typescript.render(read.value.model, typescript.defaults) : [];
  expect(file?.text).toBe(`export const OrderItemState = {
  ItsOn: 'it\\'s on',
  OffIdle: 'off, idle',
  Empty: '',
  故障: '故障',
} as const;
export type OrderItemState = (typeof OrderItemState)[keyof typeof OrderItemState];

/** Ends *\\/ early */
export interface OrderItem {
  /** in euro */
  'unit-price'?: number;
  state: OrderItemState | null;
  next?: OrderItem;
}
`);
});

it.each([
  ['bigint', 'id: bigint;', { kind: 'whole', bits: 64, asBigint: true }],
  ['string', 'id: string;', { kind: 'text', pattern: '^-?[0-9]+$' }],
] as const)('one big whole number becomes %s, whatever the option', (choice, line, type) => {
  const read = jsonSamples.read(['{"id": 9007199254740993, "other": 9007199254740993}'], {
    ...options,
    choices: { 'big whole number $.id': choice },
  });
  if (!read.ok) throw new Error(read.error.texts.en);
  const { model, warnings } = read.value;
  expect(model.entities[0]!.fields[0]!.type).toMatchObject(type);
  const [file] = typescript.render(model, { ...typescript.defaults, bigNumbers: 'number' });
  expect(file?.text).toContain(line);
  expect(file?.text).toContain('other: number;');
  // It can be chosen otherwise again.
  expect(warnings.map(({ id }) => id)).toEqual([
    'big whole number $.id',
    'big whole number $.other',
  ]);
});

it.each([
  ['bigint', 'id: bigint;'],
  ['string', 'id: string;'],
] as const)('big whole numbers become %s', (bigNumbers, line) => {
  const read = jsonSamples.read(['{"id": 9007199254740993, "small": 2147483648}'], options);
  const [file] = read.ok
    ? typescript.render(read.value.model, { ...typescript.defaults, bigNumbers })
    : [];
  expect(file?.text).toContain(line);
  expect(file?.text).toContain('small: number;');
});
