import { ValidationPipe, type ValidationError } from '@nestjs/common';
import { getMetadataStorage } from 'class-validator';
import type { Texts } from '@toolyard/core/shared';
import { MISSING, textsOfRule } from './field-texts.ts';
import { inputFault, type FieldFault } from './input-fault.ts';

/** Rules of the type, which come before all others. */
const TYPE_RULES = ['isArray', 'isObject', 'isString', 'isBoolean', 'isInt'];
/** Rules that presume the type, which come last. */
const BOUND_RULES = ['minLength', 'maxLength', 'min', 'max', 'arrayMinSize', 'arrayMaxSize'];

const rankOf = (rule: string): number =>
  TYPE_RULES.includes(rule) ? 0 : BOUND_RULES.includes(rule) ? 2 : 1;

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

function textsOf(error: ValidationError): Texts | null {
  const [rule] = Object.keys(error.constraints ?? {}).sort((a, b) => rankOf(a) - rankOf(b));
  if (rule === undefined) return null;
  return error.value === undefined ? MISSING : textsOfRule(rule, argumentsOf(error, rule));
}

function faultsOf(errors: readonly ValidationError[], above = ''): FieldFault[] {
  return errors.flatMap((error) => {
    const field = `${above}${error.property}`;
    const texts = textsOf(error);
    return [...(texts ? [{ field, texts }] : []), ...faultsOf(error.children ?? [], `${field}.`)];
  });
}

/** Shapes of bodies, queries and paths: unknown fields are stripped, wrong ones refused one by one. */
export const inputPipe = () =>
  new ValidationPipe({
    whitelist: true,
    transform: true,
    forbidUnknownValues: true,
    // The arguments of a rule are found by the class of the target.
    validationError: { target: true },
    exceptionFactory: (errors) => inputFault(...faultsOf(errors)),
  });
