import type { Texts } from '@toolyard/core/shared';

/** Inputs to begin with, one of each sort. */
export const SAMPLE_INPUTS: readonly { readonly label: Texts; readonly text: string }[] = [
  {
    label: { en: 'JSON of an order', 'zh-CN': '订单的 JSON' },
    text: `{
  "id": 9007199254740993,
  "placedAt": "2026-11-30T09:30:00Z",
  "customer": { "name": "Ann Lee", "email": "ann@example.com" },
  "items": [
    { "sku": "P-1", "quantity": 2, "price": 19.99 },
    { "sku": "P-2", "quantity": 1, "price": 5, "note": null }
  ]
}
`,
  },
  {
    label: { en: 'Tables of a shop', 'zh-CN': '商店的数据表' },
    text: `CREATE TABLE customer (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  email text NOT NULL UNIQUE,
  joined_at timestamptz NOT NULL DEFAULT now()
);

CREATE TYPE order_status AS ENUM ('draft', 'paid', 'sent');

CREATE TABLE "order" (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  customer_id bigint NOT NULL REFERENCES customer ON DELETE CASCADE,
  status order_status NOT NULL DEFAULT 'draft',
  total numeric(12, 2) NOT NULL CHECK (total >= 0)
);
`,
  },
  {
    label: { en: 'A schema', 'zh-CN': '一份 schema' },
    text: `{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "Task",
  "type": "object",
  "required": ["title", "done"],
  "properties": {
    "title": { "type": "string", "minLength": 1, "maxLength": 200 },
    "done": { "type": "boolean" },
    "due": { "type": ["string", "null"], "format": "date" },
    "parts": { "type": "array", "items": { "$ref": "#" } }
  },
  "additionalProperties": false
}
`,
  },
];
