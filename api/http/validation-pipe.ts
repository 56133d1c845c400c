import { ValidationPipe, type ValidationError } from '@nestjs/common';
import { getMetadataStorage } from 'class-validator';
import type { Texts } from '@toolyard/core/shared';
import {
  MISSING,
  messageOfRule,
  validationError,
  type FieldMessage,
} from './validation-messages.ts';

/** Rules of the type, which come before all others; that of a list comes before those of its entries. */
const TYPE_RULES = ['isArray', 'isObject', 'isString', 'isBoolean', 'isInt'];
/** Rules that presume the type, which come last. */
const BOUND_RULES = ['minLength', 'maxLength', 'min', 'max', 'arrayMinSize', 'arrayMaxSize'];
const ORDER = [...TYPE_RULES, 'any other', ...BOUND_RULES];

const rankOf = (rule: string): number => ORDER.indexOf(ORDER.includes(rule) ? rule : 'any other');

/** The arguments of a rule at a field: its bound, or its choices. */
function argumentsOf({ target, property }: ValidationError, rule: string): readonly unknown[] {
  if (!target) return [];
  const metadata = getMetadataStorage().getTargetValidationMetadatas(
    target.constructor,
    '',
    false,
    false,
  );
  const found = metadata.find(
    ({ propertyName, name }) => propertyName === property && name === rule,
  );
  return (found?.constraints as readonly unknown[] | undefined) ?? [];
}

/** The library drops the value of a list whose entries are at fault. */
const isMissing = ({ target, property }: ValidationError): boolean =>
  (target as Readonly<Record<string, unknown>> | undefined)?.[property] === undefined;

function textsOf(error: ValidationError): Texts | null {
  const [rule] = Object.keys(error.constraints ?? {}).sort((a, b) => rankOf(a) - rankOf(b));
  if (rule === undefined) return null;
  return isMissing(error) ? MISSING : messageOfRule(rule, argumentsOf(error, rule));
}

/** A body of 100 kB can have 200,000 faults. */
const MOST_FAULTS = 100;

function* faultsOf(errors: readonly ValidationError[], above = ''): Generator<FieldMessage> {
  for (const error of errors) {
    const field = `${above}${error.property}`;
    const texts = textsOf(error);
    if (texts) yield { field, texts };
    yield* faultsOf(error.children ?? [], `${field}.`);
  }
}

function firstFaults(errors: readonly ValidationError[]): FieldMessage[] {
  const first: FieldMessage[] = [];
  for (const fault of faultsOf(errors)) if (first.push(fault) === MOST_FAULTS) break;
  return first;
}

/** Shapes of bodies, queries and paths: unknown fields are stripped, wrong ones refused one by one. */
export const validationPipe = () =>
  new ValidationPipe({
    whitelist: true,
    transform: true,
    forbidUnknownValues: true,
    // The arguments of a rule are found by the class of the target.
    validationError: { target: true },
    exceptionFactory: (errors) => validationError(...firstFaults(errors)),
  });
