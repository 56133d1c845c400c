export { applyEdits, editProblem } from './edits/apply-edits.ts';
export type { UnusedEdit } from './edits/apply-edits.ts';
export { readEdits, withEdit } from './edits/edit.ts';
export type { Edit, EditKind } from './edits/edit.ts';
export { readType, TYPE_WORDS } from './edits/read-type.ts';
export { jsonText } from './json/json-node.ts';
export type { JsonNode, JsonObject } from './json/json-node.ts';
export { readJson, syntaxFault } from './json/read-json.ts';
export type { JsonRead, SyntaxFault } from './json/read-json.ts';
export { typeText } from './model/type-text.ts';
export type { FieldType, Rule, ValueType } from './model/field-type.ts';
export { cardinalityOf, joinsOf } from './model/join.ts';
export { linksOf } from './model/links.ts';
export type { Count, Link } from './model/links.ts';
export { indexFields } from './model/key.ts';
export type { Check, Deferral, Index, IndexPart, Key } from './model/key.ts';
export type { Alias, Default, Entity, Enumeration, Field, Model, Place } from './model/model.ts';
export type { Operation, OperationParameter } from './model/operation.ts';
export type { DeleteRule, Relation } from './model/relation.ts';
export type { Choices, Warning, WarningKind } from './model/warning.ts';
export { distinctIdentifiers, identifier, wordsOf } from './names/identifier.ts';
export type { NameStyle, NamingRules } from './names/identifier.ts';
export { GRAPHQL, TYPESCRIPT_TYPES } from './names/naming-rules.ts';
export { plural, singular } from './names/plural.ts';
export { typeNames } from './names/type-names.ts';
export type {
  DdlColumn,
  DdlDomain,
  DdlEnum,
  DdlForeignKey,
  DdlKey,
  DdlParser,
  DdlSchema,
  DdlTable,
  DdlType,
  DdlUnread,
} from './ports/ddl-parser.ts';
export type { DocumentParser } from './ports/document-parser.ts';
export type { LanguageRenderer } from './ports/language-renderer.ts';
export type {
  TemplateFault,
  TemplatePlace,
  TemplateRenderer,
  TemplateText,
} from './ports/template-renderer.ts';
export type { ReadModel, Reader, ReadingOptions } from './reader.ts';
export { csvColumns } from './readers/csv-columns.ts';
export { jsonSamples } from './readers/json-samples/json-samples.ts';
export { jsonSchema } from './readers/json-schema/json-schema.ts';
export { openApi } from './readers/openapi/openapi.ts';
export { sqlDdl } from './readers/sql-ddl/sql-ddl.ts';
export type { OutputFile } from './renderer.ts';
export { versionComparer } from './compare-versions.ts';
export type { UnreadableVersion, VersionChanges, VersionsInput } from './compare-versions.ts';
export { difference } from './difference/difference.ts';
export type { Difference } from './difference/difference.ts';
export type { FieldAspect, ModelChange } from './difference/model-change.ts';
export { migration, migrationText, undoText } from './migration/migration.ts';
export type { Migration } from './migration/migration.ts';
export type { Loss, MigrationStatement } from './migration/migration-statement.ts';
export { codeGenerator, NAMED_THROUGHOUT, SEVERAL_TEXTS } from './generate.ts';
export type { Generation, GenerationInput, InputParsers, UnreadableInput } from './generate.ts';
export { CODE_RECIPE_INVALID, CODE_RECIPE_UNKNOWN, CODE_RECIPES_FULL } from './codegen.errors.ts';
export type { CodeRecipeRepository } from './ports/code-recipe-repository.ts';
export { INPUT_KINDS, readRecipe, RECIPE_TEMPLATES } from './recipe.ts';
export type { Recipe, RecipeTemplate } from './recipe.ts';
export { CODE_RECIPE_NAME_MAX, fitsAccount, MAX_CODE_RECIPES } from './saved-recipe.ts';
export type { SavedCodeRecipe } from './saved-recipe.ts';
export {
  ChangeCodeRecipe,
  DeleteCodeRecipe,
  ListCodeRecipes,
  SaveCodeRecipe,
} from './use-cases/manage-recipes.ts';
export { recognise } from './recognise.ts';
export type { InputKind } from './recognise.ts';
export { RENDERERS } from './renderers/renderer-list.ts';
export { languageSchema } from './renderers/json-schema/language-schema.ts';
export { MORE_LANGUAGES } from './targets/more-languages.ts';
export { renderTemplate, TOO_LONG } from './templates/render-template.ts';
export type { TemplateResult } from './templates/render-template.ts';
export { templateData } from './templates/template-data.ts';
export { TARGETS } from './target-list.ts';
export type { TargetId } from './target-list.ts';
export { classValidator } from './renderers/class-validator.ts';
export { dbml } from './renderers/dbml.ts';
export { graphql } from './renderers/graphql.ts';
export { jsonSchemaFile } from './renderers/json-schema.ts';
export { openApiFile } from './renderers/openapi.ts';
export { mermaid } from './renderers/mermaid.ts';
export { mysqlDdl } from './renderers/mysql-ddl.ts';
export { mikroOrm } from './renderers/mikro-orm.ts';
export { nestFeature } from './renderers/nest-feature.ts';
export { nestReactProject } from './renderers/nest-react-project.ts';
export { postgresDdl } from './renderers/postgres-ddl.ts';
export { prisma } from './renderers/prisma.ts';
export { sampleData } from './renderers/sample-data.ts';
export { reactForms } from './renderers/react-forms.ts';
export { sqliteDdl } from './renderers/sqlite-ddl.ts';
export { typescript } from './renderers/typescript.ts';
export { zod } from './renderers/zod.ts';
export { SQL_DIALECTS } from './sql/sql-dialect.ts';
export type { SqlDialect } from './sql/sql-dialect.ts';
export { between, closing, isWord, namedColumns, sqlTokens } from './sql/sql-tokens.ts';
export type { SqlToken } from './sql/sql-tokens.ts';
export {
  RECORD_PATH,
  readRecord,
  recordFile,
  recordOf,
  type GeneratedRecord,
} from './update/generated-record.ts';
export type { LineConflict, LinePart } from './update/merge-lines.ts';
export { tableVersions, withMigration } from './update/project-migrations.ts';
export { updateProject, type FileUpdate } from './update/update-project.ts';
export {
  updatedFiles,
  type ConflictSide,
  type Resolutions,
  type UpdatedFiles,
} from './update/updated-files.ts';
