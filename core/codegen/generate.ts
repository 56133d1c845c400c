import type { Result } from '../shared/index.ts';
import { applyEdits } from './edits/apply-edits.ts';
import type { Edit } from './edits/edit.ts';
import { jsonText } from './json/json-node.ts';
import { readJson, syntaxFault, type SyntaxFault } from './json/read-json.ts';
import type { Model } from './model/model.ts';
import type { Choices, Warning } from './model/warning.ts';
import type { DdlParser } from './ports/ddl-parser.ts';
import type { DocumentParser } from './ports/document-parser.ts';
import type { LanguageRenderer } from './ports/language-renderer.ts';
import type { ReadingOptions, ReadModel } from './reader.ts';
import { csvColumns } from './readers/csv-columns.ts';
import { jsonSamples } from './readers/json-samples/json-samples.ts';
import { jsonSchema } from './readers/json-schema/json-schema.ts';
import { openApi } from './readers/openapi/openapi.ts';
import { sqlDdl } from './readers/sql-ddl/sql-ddl.ts';
import { recognise, type InputKind } from './recognise.ts';
import type { OutputFile } from './renderer.ts';
import { languageSchema } from './renderers/json-schema/language-schema.ts';
import { RENDERERS } from './renderers/renderer-list.ts';
import { SQL_DIALECTS, type SqlDialect } from './sql/sql-dialect.ts';
import type { TargetId } from './target-list.ts';
import { moreLanguagesTarget } from './targets/more-languages.ts';

/** What is to be generated, and from what. */
export interface GenerationInput {
  readonly text: string;
  /** Further samples, or statements of the same database, that are read together with the text. */
  readonly moreTexts?: readonly string[];
  /** Null lets the text tell. */
  readonly kind: InputKind | null;
  readonly rootName: string;
  readonly choices: Choices;
  /** Made to the model after it was read. */
  readonly edits: readonly Edit[];
  readonly target: TargetId;
  /** Of the target's parameters; what is missing has its default. */
  readonly values: Readonly<Record<string, unknown>>;
}

export interface Generation {
  readonly kind: InputKind;
  /** With the edits that fit it. */
  readonly model: Model;
  /** Without edits. */
  readonly readModel: Model;
  readonly warnings: readonly Warning[];
  /** What the model and the files were made with. */
  readonly rootName: string;
  readonly choices: Choices;
  readonly edits: readonly Edit[];
  readonly target: TargetId;
  readonly values: Readonly<Record<string, unknown>>;
  readonly files: readonly OutputFile[];
}

/** A text that cannot be read as what it is. */
export interface UnreadableInput {
  /** Null where that cannot be told. */
  readonly kind: InputKind | null;
  /** Which text: 0 is the first that is not empty. */
  readonly text: number;
  readonly fault: SyntaxFault;
}

/** Kinds of input in which everything has a name, so that none is needed for the root. */
export const NAMED_THROUGHOUT: readonly InputKind[] = ['openapi', ...SQL_DIALECTS];

/** Kinds of input that may come in several texts. */
export const SEVERAL_TEXTS: readonly InputKind[] = ['json-samples', ...SQL_DIALECTS];

/** Parsers, each fetched when an input needs it. */
export interface InputParsers {
  readonly document: () => Promise<DocumentParser>;
  readonly ddl: (dialect: SqlDialect) => Promise<DdlParser>;
}

/** Writes other languages, fetched when one is chosen. */
export type LanguageRenderers = () => Promise<LanguageRenderer>;

/** The texts of an input that are not empty. */
export const textsOf = ({
  text,
  moreTexts = [],
}: Pick<GenerationInput, 'text' | 'moreTexts'>): readonly string[] =>
  [text, ...moreTexts].filter((each) => each.trim() !== '');

/** Reads texts as what they are. */
export async function readInput(
  kind: InputKind,
  texts: readonly string[],
  options: ReadingOptions,
  parsers: InputParsers,
): Promise<Result<ReadModel, SyntaxFault>> {
  const [text = ''] = texts;
  switch (kind) {
    case 'json-samples':
      return jsonSamples.read(texts.length === 0 ? [text] : texts, options);
    case 'json-schema':
      return jsonSchema.read(text, options);
    case 'openapi':
      return openApi.read(text, options, await parsers.document());
    case 'csv-columns':
      return csvColumns.read(text, options);
    default:
      return sqlDdl.read(texts.join('\n'), await parsers.ddl(kind));
  }
}

/** The text that a fault stands in, and its line there. */
export function placed(
  kind: InputKind,
  texts: readonly string[],
  fault: SyntaxFault,
): Pick<UnreadableInput, 'text' | 'fault'> {
  if (kind === 'json-samples')
    return {
      text: Math.max(
        0,
        texts.findIndex((each) => !readJson(each).ok),
      ),
      fault,
    };
  let { line } = fault;
  if (SEVERAL_TEXTS.includes(kind))
    for (const [text, each] of texts.entries()) {
      const lines = each.split(/\r\n?|\n/).length;
      if (line <= lines) return { text, fault: { ...fault, line } };
      line -= lines;
    }
  return { text: 0, fault };
}

/** The answer to texts of no kind that is known. */
export const unrecognized = (text: string): UnreadableInput => ({
  kind: null,
  text: 0,
  fault: syntaxFault(text, 0, {
    en: 'This looks like no JSON, schema, OpenAPI document, SQL or table. If it is one, choose it under "Read as"',
    'zh-CN':
      '无法识别为 JSON、schema、OpenAPI 文档、SQL 或表格。如果确实是其中之一，请在“读取方式”中选择',
  }),
});

async function filesOf(
  model: Model,
  { target, values }: GenerationInput,
  languages: LanguageRenderers,
): Promise<readonly OutputFile[]> {
  if (target === moreLanguagesTarget.id) {
    const { language } = { ...moreLanguagesTarget.defaults, ...values };
    const schema = languageSchema(model);
    return schema === null ? [] : (await languages()).render(language, jsonText(schema));
  }
  const renderer = RENDERERS.find(({ id }) => id === target)!;
  return renderer.render(model, { ...renderer.defaults, ...values } as never);
}

/** Generates from one input after the other. The model of the last one is not read again while only outputs change. */
export function codeGenerator(
  parsers: InputParsers,
  languages: LanguageRenderers = () => Promise.reject(new Error('no other languages')),
) {
  let last: { readonly key: string; readonly read: ReturnType<typeof readInput> } | null = null;

  return async (input: GenerationInput): Promise<Generation | UnreadableInput> => {
    const { rootName, choices, edits, target, values } = input;
    const texts = textsOf(input);
    const kind = input.kind ?? recognise(texts[0] ?? '');
    if (kind === null) return unrecognized(texts[0] ?? '');
    const key = JSON.stringify([kind, rootName, choices, texts]);
    if (last?.key !== key)
      last = { key, read: readInput(kind, texts, { rootName, choices }, parsers) };
    try {
      const result = await last.read;
      if (!result.ok) return { kind, ...placed(kind, texts, result.error) };
      const { model: readModel, warnings } = result.value;
      const { model } = applyEdits(readModel, edits);
      const files = await filesOf(model, input, languages);
      return {
        ...{ kind, model, readModel, warnings, files },
        ...{ rootName, choices, edits, target, values },
      };
    } catch (fault) {
      last = null;
      throw fault;
    }
  };
}
