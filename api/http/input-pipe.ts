import { ValidationPipe, type ValidationError } from '@nestjs/common';
import { textsOfRule } from './field-texts.ts';
import { inputFault, type FieldFault } from './input-fault.ts';

function faultsOf(errors: readonly ValidationError[], above = ''): FieldFault[] {
  return errors.flatMap((error) => {
    const field = `${above}${error.property}`;
    const own = Object.keys(error.constraints ?? {}).slice(0, 1);
    return [
      ...own.map((rule) => ({ field, texts: textsOfRule(rule) })),
      ...faultsOf(error.children ?? [], `${field}.`),
    ];
  });
}

/** Shapes of bodies, queries and paths: unknown fields are stripped, wrong ones refused one by one. */
export const inputPipe = () =>
  new ValidationPipe({
    whitelist: true,
    transform: true,
    forbidUnknownValues: true,
    stopAtFirstError: true,
    exceptionFactory: (errors) => inputFault(...faultsOf(errors)),
  });
