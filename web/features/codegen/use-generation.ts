import { useCallback } from 'react';
import type { Generation, GenerationInput, UnreadableInput } from '@toolyard/core/codegen';
import type { CodeGenerator } from '../../app/codegen-in-worker.ts';
import { useGeneratorAnswer } from './use-generator-answer.ts';

/** What is generated of an input; the last generation stays while the input cannot be read. */
export function useGeneration(input: GenerationInput) {
  const { text, moreTexts, kind, rootName, choices, edits, target, values } = input;
  const isEmpty = [text, ...(moreTexts ?? [])].every((each) => each.trim() === '');
  const generate = useCallback(
    (generator: CodeGenerator) =>
      generator.generate({
        ...(moreTexts && { moreTexts }),
        ...{ text, kind, rootName, choices, edits, target, values },
      }),
    [text, moreTexts, kind, rootName, choices, edits, target, values],
  );
  const { answer, ...state } = useGeneratorAnswer<Generation, UnreadableInput>(
    isEmpty ? null : generate,
  );
  return { generation: answer, ...state };
}
