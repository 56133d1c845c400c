import { readFileSync } from 'node:fs';
import type { Operation } from './errors.ts';

/** A call that succeeded; `UPDATE_EXAMPLES=1` with test/e2e/document-examples.spec records them. */
interface Example {
  readonly parameters: Readonly<Record<string, string>>;
  readonly request?: unknown;
  readonly response?: unknown;
}

const EXAMPLES = JSON.parse(
  readFileSync(new URL('./examples.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, Example>>;

interface Media {
  example?: unknown;
}

/** Bodies whose fields have examples that can be sent as they stand. */
const EXECUTABLE = ['saveStrategy'];

/** Adds the recorded call to the operation. */
export function documentExample(operation: Operation): void {
  const { operationId = '' } = operation;
  const example = EXAMPLES[operationId];
  if (!example) return;
  for (const parameter of operation.parameters ?? [])
    if ('schema' in parameter && parameter.name in example.parameters)
      parameter.example = valueOf(example.parameters[parameter.name], parameter.schema);
  if (!EXECUTABLE.includes(operationId)) showIn(operation.requestBody, example.request);
  for (const [status, response] of Object.entries(operation.responses))
    if (status.startsWith('2') && status !== '202') showIn(response, example.response);
}

const valueOf = (text: string | undefined, schema: unknown): unknown =>
  /^(integer|number)$/.test(String((schema as { readonly type?: unknown }).type))
    ? Number(text)
    : text;

function showIn(holder: unknown, example: unknown): void {
  const { content = {} } = (holder ?? {}) as { readonly content?: Record<string, Media> };
  const [media] = Object.values(content);
  if (media && example !== undefined) media.example = example;
}
