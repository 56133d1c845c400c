import { useCallback } from 'react';
import type { Model } from '@toolyard/core/codegen';
import type { CodeGenerator } from '../../../app/codegen-in-worker.ts';
import { useGeneratorAnswer } from '../use-generator-answer.ts';
import type { Diagram, Direction } from './layout.ts';

/** The diagram of a model; the last one stays while the next is laid out. */
export function useDiagram(model: Model, direction: Direction) {
  const lay = useCallback(
    (generator: CodeGenerator) => generator.diagram(model, direction),
    [model, direction],
  );
  const { answer, isBusy, failed } = useGeneratorAnswer<Diagram, never>(lay);
  return { diagram: answer, isBusy, failed };
}
