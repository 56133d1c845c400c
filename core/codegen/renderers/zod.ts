import { renderer } from '../renderer.ts';
import { checkedModel } from '../sql/checked-model.ts';
import { zodTarget } from '../targets/zod.ts';
import { literal } from './text/source-text.ts';
import { TypeWriter } from './typescript/type-writer.ts';
import { ZodWriter } from './zod/schema-writer.ts';

/** Schemas of Zod 4, with the types that they give and the conditions of a database on single columns. */
export const zod = renderer({
  ...zodTarget,
  render(read) {
    const model = checkedModel(read);
    const types = new TypeWriter(model, {
      bigNumbers: 'bigint | number',
      hasBigints: true,
      dates: 'string',
    });
    const writer = new ZodWriter(types);
    const constant = (id: string, schema: string): string =>
      `export const ${writer.schemaName(id)}: z.ZodType<${types.nameOf(id)}> = ${schema};`;
    const { root } = model;
    const whole = root
      ? [
          `export type DocumentValue = ${types.value(root)};`,
          `export const documentSchema: z.ZodType<DocumentValue> = ${writer.value(root)};`,
        ]
      : [];
    const schemas = [
      ...model.enumerations.map(({ id, values }) =>
        constant(id, `z.literal([${values.map(literal).join(', ')}])`),
      ),
      ...model.entities.map((entity) => constant(entity.id, writer.entity(entity))),
      ...model.aliases.map(({ id, value }) => constant(id, writer.value(value))),
      ...whole,
    ];
    const parts = [
      "import { z } from 'zod';",
      ...types.declarations(),
      ...writer.helpers(),
      ...schemas,
    ];
    return [{ path: 'schemas.ts', text: `${parts.join('\n\n')}\n` }];
  },
});
