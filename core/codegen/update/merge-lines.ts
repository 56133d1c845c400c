import { threeWayMerge } from '../../shared/index.ts';

/** Lines on which the project and what is generated agree. */
export interface AgreedLines {
  readonly kind: 'agreed';
  readonly text: string;
}

/** Lines that were edited in the project, and that are generated in another way now. */
export interface LineConflict {
  readonly kind: 'conflict';
  readonly before: string;
  readonly project: string;
  readonly generated: string;
}

export type LinePart = AgreedLines | LineConflict;

const lines = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];

const joined = (tokens: readonly string[]): string => tokens.join('');

/** Merges the edits of a project with what is generated now, line by line. The ends of lines are those of the project. */
export function mergeLines(
  before: string,
  project: string,
  generated: string,
): readonly LinePart[] {
  const ends = project.includes('\r\n') ? '\r\n' : '\n';
  const own = project.replaceAll('\r\n', '\n');
  const merged = threeWayMerge(lines(before), lines(own), lines(generated));
  const spelled = (tokens: readonly string[]) => joined(tokens).replaceAll('\n', ends);
  return merged.map((part) =>
    part.kind === 'agreed'
      ? { kind: 'agreed', text: spelled(part.tokens) }
      : {
          kind: 'conflict',
          before: spelled(part.base),
          project: spelled(part.ours),
          generated: spelled(part.theirs),
        },
  );
}
