import { dbml } from './renderers/dbml.ts';
import { graphql } from './renderers/graphql.ts';
import { jsonSchemaFile } from './renderers/json-schema.ts';
import { mermaid } from './renderers/mermaid.ts';
import { openApiFile } from './renderers/openapi.ts';
import { mysqlDdl } from './renderers/mysql-ddl.ts';
import { postgresDdl } from './renderers/postgres-ddl.ts';
import { sqliteDdl } from './renderers/sqlite-ddl.ts';
import { typescript } from './renderers/typescript.ts';
import { moreLanguagesTarget } from './targets/more-languages.ts';
import { nestFeatureTarget } from './targets/nest-feature.ts';
import { nestReactProjectTarget } from './targets/nest-react-project.ts';
import { reactFormsTarget } from './targets/react-forms.ts';
import { classValidatorTarget } from './targets/class-validator.ts';
import { mikroOrmTarget } from './targets/mikro-orm.ts';
import { prismaTarget } from './targets/prisma.ts';
import { sampleDataTarget } from './targets/sample-data.ts';
import { zodTarget } from './targets/zod.ts';

/** All outputs to choose from, in the order of the list; those of much code without what writes them. */
export const TARGETS = [
  typescript,
  zodTarget,
  classValidatorTarget,
  jsonSchemaFile,
  postgresDdl,
  mysqlDdl,
  sqliteDdl,
  prismaTarget,
  mikroOrmTarget,
  nestFeatureTarget,
  reactFormsTarget,
  nestReactProjectTarget,
  openApiFile,
  graphql,
  mermaid,
  dbml,
  sampleDataTarget,
  moreLanguagesTarget,
] as const;

export type TargetId = (typeof TARGETS)[number]['id'];
