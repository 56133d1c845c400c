import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { ApiDocument, Operation, Schema } from './openapi.ts';
import type { WireAnswer } from './send.ts';

/** Why an answer breaks the contract of its operation; null where it keeps it. */
export type AnswerCheck = (operation: Operation, answer: WireAnswer) => string | null;

const STACK =
  /\n\s+at |node_modules|\.[jt]s:\d+|\b(select|insert into|update|delete from) .+ (from|values|set|where) /i;

/** The documented answer of a machine that is too busy to compute a surface within its deadline. */
const TOO_SLOW = /"code":"PROVIDER_TIMEOUT"/;

/** What holds for every answer, whatever it is documented to be. */
export function generalFault({ status, text }: Pick<WireAnswer, 'status' | 'text'>): string | null {
  if (status >= 500 && !(status === 502 && TOO_SLOW.test(text))) return `${status}`;
  if (STACK.test(text)) return 'the answer tells of the inside';
  if (status >= 400 && !hasCodeAndMessage(text)) return 'a refusal without code and message';
  return null;
}

/** Judges answers by the document: their status, their body and that they tell nothing of the inside. */
export function answerCheck(document: ApiDocument): AnswerCheck {
  const ajv = new Ajv({ allErrors: false, strict: false });
  addFormats.default(ajv);
  const components = { schemas: closedAll(document.components.schemas) };
  const compiled = new Map<Schema, ValidateFunction>();
  const validatorOf = (schema: Schema): ValidateFunction => {
    const known = compiled.get(schema);
    if (known) return known;
    const made = ajv.compile({ ...closed(schema), components });
    compiled.set(schema, made);
    return made;
  };

  const bodyFault = (schema: Schema | undefined, text: string): string | null => {
    if (!schema) return text === '' ? null : 'a body where none is documented';
    const body = parsed(text);
    if (body === undefined) return 'the body is not JSON';
    const validate = validatorOf(schema);
    return validate(body) ? null : `the body breaks its schema: ${ajv.errorsText(validate.errors)}`;
  };

  return ({ answers }, { status, text, type }) => {
    const fault = generalFault({ status, text });
    if (fault !== null) return fault;
    const content = answers.get(status);
    if (!content) return `the status ${status} is not documented`;
    const documented = Object.entries(content);
    const fitting = documented.find(([each]) => type.startsWith(each));
    if (documented.length > 0 && !fitting) return `the content type is "${type}"`;
    if (fitting && fitting[0] !== 'application/json') return null;
    return bodyFault(fitting?.[1].schema, text);
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function hasCodeAndMessage(text: string): boolean {
  const { code, message } = (parsed(text) ?? {}) as { code?: unknown; message?: unknown };
  return typeof code === 'string' && code !== '' && typeof message === 'string' && message !== '';
}

const closedAll = (schemas: Readonly<Record<string, Schema>>): Record<string, object> =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, closed(schema)]));

/** Objects closed, so that a field nobody documented is a fault; the parts of an `allOf` complete one another. */
function closed(schema: Schema): object {
  const { properties, items, allOf, ...rest } = schema;
  const parts = (['oneOf', 'anyOf'] as const).flatMap((name) =>
    schema[name] ? [[name, schema[name].map(closed)] as const] : [],
  );
  return {
    ...rest,
    ...Object.fromEntries(parts),
    ...(allOf && { allOf: allOf.map((part) => (part.$ref ? closed(part) : part)) }),
    ...(items && { items: closed(items) }),
    ...(properties && { properties: closedAll(properties) }),
    ...(properties && rest.additionalProperties === undefined && { additionalProperties: false }),
  };
}
