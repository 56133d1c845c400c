import { jsonSchema, RENDERERS, sqlDdl, zod } from '@toolyard/core/codegen';
import { PostgresDdlParser } from '@toolyard/ddl';
import { jsonSchemaToZod } from 'json-schema-to-zod';

const ENTITIES = 50;
const MOST_MICROSECONDS = 200_000;

const range = (length, make) => Array.from({ length }, (_, number) => make(number));

/** Tables in a row, each with a reference to the one before. */
const tables = range(ENTITIES, (number) => {
  const columns = [
    'id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY',
    'name varchar(80) NOT NULL UNIQUE',
    'price numeric(12,2) NOT NULL DEFAULT 0 CHECK (price >= 0)',
    "state text NOT NULL CHECK (state IN ('draft', 'open', 'closed'))",
    'created_at timestamptz NOT NULL DEFAULT now()',
    ...range(5, (each) => `note_${each} text`),
    ...(number === 0 ? [] : [`parent_id bigint REFERENCES thing_${number - 1} ON DELETE CASCADE`]),
  ];
  return `CREATE TABLE thing_${number} (${columns.join(', ')});`;
}).join('\n');

const property = (number) => ({
  id: { type: 'integer' },
  name: { type: 'string', minLength: 1, maxLength: 80 },
  price: { type: 'number', minimum: 0 },
  state: { enum: ['draft', 'open', 'closed'] },
  createdAt: { type: 'string', format: 'date-time' },
  tags: { type: 'array', items: { type: 'string' }, uniqueItems: true },
  parent: { $ref: `#/$defs/Thing${(number + 1) % ENTITIES}` },
});
const types = range(ENTITIES, (number) => [
  `Thing${number}`,
  { type: 'object', properties: property(number), required: ['id', 'name', 'state'] },
]);
const schema = JSON.stringify({ $defs: Object.fromEntries(types) });

function modelOf(result) {
  if (!result.ok) throw new Error(result.error.texts.en);
  return result.value.model;
}

async function contestants() {
  const model = modelOf(await sqlDdl.read(tables, new PostgresDdlParser()));
  const options = { rootName: 'Root', choices: {} };
  return [
    {
      name: 'a schema of 50 types as Zod: Toolyard',
      work: () => {
        zod.render(modelOf(jsonSchema.read(schema, options)), zod.defaults);
        return 1;
      },
    },
    {
      name: 'a schema of 50 types as Zod: json-schema-to-zod 2.8.1',
      work: () => {
        for (const [name, type] of Object.entries(JSON.parse(schema).$defs))
          jsonSchemaToZod(type, { name });
        return 1;
      },
    },
    ...RENDERERS.map((renderer) => ({
      name: `50 tables as ${renderer.label.en}`,
      work: () => {
        renderer.render(model, /** @type {never} */ (renderer.defaults));
        return 1;
      },
    })),
  ];
}

export const codeGeneratorBench = {
  title: 'Code Generator',
  unit: 'microseconds',
  contestants,
  targets: (rows) =>
    rows
      .filter(({ name }) => name.startsWith(`${ENTITIES} tables`))
      .map(({ name, value }) => ({
        text: `${name} in at most ${MOST_MICROSECONDS / 1000} ms`,
        reached: value <= MOST_MICROSECONDS,
      })),
};
