import { expect, it } from '@jest/globals';
import { TEXT, NO_RANGE } from '../model/field-type.ts';
import { EMPTY_MODEL, plainEntity, plainField, type Model } from '../model/model.ts';
import type { Relation } from '../model/relation.ts';
import { prisma } from './prisma.ts';

const whole = { kind: 'whole', bits: 32, unsigned: false, range: NO_RANGE } as const;
const key = { kind: 'primary', name: null, fields: ['id'] } as const;

const reference = (column: string): Relation => ({
  name: null,
  from: 'orders',
  fromFields: [column],
  to: 'address',
  toFields: ['id'],
  onDelete: 'cascade',
  onUpdate: 'no action',
});

const shop: Model = {
  ...EMPTY_MODEL,
  dialect: 'postgresql',
  enumerations: [
    {
      ...{ id: 'state', name: 'state', schema: null, comment: null },
      values: ['open', 'in-transit'].map((value) => ({ kind: 'text', at: 0, value })),
      origin: { path: 'state', offset: null },
    },
  ],
  entities: [
    plainEntity(
      'address',
      'address',
      [plainField('address', 'id', { type: whole, nullable: false })],
      { keys: [key] },
    ),
    plainEntity(
      'orders',
      'orders',
      [
        plainField(
          'orders',
          'id',
          { type: whole, nullable: false },
          { default: { kind: 'generated' } },
        ),
        plainField('orders', 'ship_to_id', { type: whole, nullable: false }),
        plainField('orders', 'bill_to_id', { type: whole, nullable: true }),
        plainField(
          'orders',
          'state',
          { type: { kind: 'enumeration', enumeration: 'state' }, nullable: false },
          { default: { kind: 'value', value: { kind: 'text', at: 0, value: 'in-transit' } } },
        ),
        plainField('orders', 'note', { type: TEXT, nullable: true }, { comment: 'as told' }),
      ],
      {
        keys: [key, { kind: 'unique', name: 'once', fields: ['ship_to_id', 'note'] }],
        checks: [{ name: null, expression: "note <> ''", fields: ['note'] }],
      },
    ),
  ],
  relations: [reference('ship_to_id'), reference('bill_to_id')],
};

it('models have both sides of each relation, with names that differ', () =>
  expect(prisma.render(shop, prisma.defaults)[0]!.text).toBe(`generator client {
  provider = "prisma-client"
  output   = "../generated/prisma"
}

datasource db {
  provider = "postgresql"
}

enum State {
  OPEN       @map("open")
  IN_TRANSIT @map("in-transit")

  @@map("state")
}

model Address {
  id           Int     @id
  shipToOrders Order[] @relation("Order shipTo")
  billToOrders Order[] @relation("Order billTo")

  @@map("address")
}

model Order {
  id       Int      @id @default(autoincrement())
  shipToId Int      @map("ship_to_id")
  billToId Int?     @map("bill_to_id")
  state    State    @default(IN_TRANSIT)
  /// as told
  note     String?
  shipTo   Address  @relation("Order shipTo", fields: [shipToId], references: [id], onDelete: Cascade, onUpdate: NoAction)
  billTo   Address? @relation("Order billTo", fields: [billToId], references: [id], onDelete: Cascade, onUpdate: NoAction)

  // Prisma cannot express: CHECK (note <> '')
  @@unique([shipToId, note], map: "once")
  @@map("orders")
}
`));

it('a database without enums, lists and types of its own has plain columns', () => {
  const { text } = prisma.render(shop, { database: 'sqlite' })[0]!;
  expect(text).toContain('provider = "sqlite"');
  expect(text).not.toContain('@db.');
});
