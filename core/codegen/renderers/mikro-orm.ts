import { renderer } from '../renderer.ts';
import { mikroOrmTarget } from '../targets/mikro-orm.ts';
import { ANY_NUMBER, isAnyNumber } from './mikro-orm/any-number.ts';
import { EntityWriter } from './mikro-orm/entity-writer.ts';
import { rowModel } from './mikro-orm/row-model.ts';

/** Entities of MikroORM 7. */
export const mikroOrm = renderer({
  ...mikroOrmTarget,
  render(model, { references }) {
    const rows = rowModel(model);
    const writer = new EntityWriter(rows, references);
    const leftOut = rows.withoutKey.map(
      ({ name }) => `// Left out, since MikroORM needs a key: ${name.replaceAll(/\s+/g, ' ')}`,
    );
    const isAny = rows.tables.some(({ columns }) => columns.some(isAnyNumber));
    const numbers = isAny ? [ANY_NUMBER] : [];
    const parts = [
      rows.tables.length === 0
        ? '// Nothing was read of which there can be an entity.\nexport {};'
        : `import { defineEntity, p${numbers.length > 0 ? ', Type' : ''} } from '@mikro-orm/core';`,
      ...numbers,
      ...rows.model.enumerations.map((each) => writer.enumeration(each)),
      ...leftOut,
      ...rows.tables.map((table) => writer.entity(table)),
    ];
    return [{ path: 'entities.ts', text: `${parts.join('\n\n')}\n` }];
  },
});
