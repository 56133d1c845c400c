import { useCallback } from 'react';
import type { UnreadableVersion, VersionChanges, VersionsInput } from '@toolyard/core/codegen';
import type { CodeGenerator } from '../../../app/codegen-in-worker.ts';
import { useGeneratorAnswer } from '../use-generator-answer.ts';

/** What changed between two versions; the last comparison stays while a version cannot be read. */
export function useVersionChanges({ earlier, later, dialect, answers }: VersionsInput) {
  const { text, moreTexts, kind, rootName, choices, edits } = later;
  const compare = useCallback(
    (generator: CodeGenerator) => {
      const given = { text, ...(moreTexts && { moreTexts }), kind, rootName, choices, edits };
      return generator.compare({ earlier, later: given, dialect, answers });
    },
    [earlier, text, moreTexts, kind, rootName, choices, edits, dialect, answers],
  );
  const isEmpty = earlier.trim() === '';
  const { answer, ...state } = useGeneratorAnswer<VersionChanges, UnreadableVersion>(
    isEmpty ? null : compare,
  );
  return { changes: answer, ...state };
}
