import { relational } from '../model/relational.ts';
import { renderer } from '../renderer.ts';
import { prismaTarget } from '../targets/prisma.ts';
import { PrismaWriter } from './prisma/schema-writer.ts';

/** A schema of Prisma 7: models, relations and enums. */
export const prisma = renderer({
  ...prismaTarget,
  render(model, { database }) {
    const of = database === 'input' ? (model.dialect ?? 'postgresql') : database;
    return [{ path: 'schema.prisma', text: new PrismaWriter(relational(model), of).text() }];
  },
});
