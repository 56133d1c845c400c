import { classValidator } from './class-validator.ts';
import { dbml } from './dbml.ts';
import { graphql } from './graphql.ts';
import { jsonSchemaFile } from './json-schema.ts';
import { mermaid } from './mermaid.ts';
import { mikroOrm } from './mikro-orm.ts';
import { nestFeature } from './nest-feature.ts';
import { nestReactProject } from './nest-react-project.ts';
import { openApiFile } from './openapi.ts';
import { mysqlDdl } from './mysql-ddl.ts';
import { postgresDdl } from './postgres-ddl.ts';
import { prisma } from './prisma.ts';
import { sampleData } from './sample-data.ts';
import { reactForms } from './react-forms.ts';
import { sqliteDdl } from './sqlite-ddl.ts';
import { typescript } from './typescript.ts';
import { zod } from './zod.ts';
import type { TargetId } from '../target-list.ts';

/** All outputs. A file of this folder that is not listed is an error, and so is one that cannot be chosen. */
export const RENDERERS = [
  typescript,
  zod,
  classValidator,
  jsonSchemaFile,
  postgresDdl,
  mysqlDdl,
  sqliteDdl,
  prisma,
  mikroOrm,
  nestFeature,
  reactForms,
  nestReactProject,
  openApiFile,
  graphql,
  mermaid,
  dbml,
  sampleData,
] as const satisfies readonly { readonly id: TargetId }[];
