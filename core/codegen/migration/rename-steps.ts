import type { ModelChange } from '../difference/model-change.ts';
import { ofKind } from './change-order.ts';

interface Rename {
  readonly from: string;
  readonly to: string;
}

/** Puts renames in an order in which no name is taken twice; a cycle goes by a name for the meantime. */
function renamesInOrder<Given extends Rename>(
  renames: readonly Given[],
): readonly (readonly [given: Given, from: string, to: string])[] {
  const left = [...renames];
  const last: [Given, string, string][] = [];
  const steps: [Given, string, string][] = [];
  const lower = (name: string): string => name.toLowerCase();
  while (left.length > 0) {
    const at = left.findIndex(
      ({ to }, index) =>
        !left.some((each, other) => other !== index && lower(each.from) === lower(to)),
    );
    const [given] = left.splice(Math.max(at, 0), 1) as [Given];
    if (at >= 0) {
      steps.push([given, given.from, given.to]);
      continue;
    }
    const meanwhile = `${given.to}_new`;
    steps.push([given, given.from, meanwhile]);
    last.push([given, meanwhile, given.to]);
  }
  return [...steps, ...last];
}

/** Renames of columns in an order in which no name is taken twice. */
export function renameSteps(changes: readonly ModelChange[]): ModelChange[] {
  const fields = ofKind(changes, 'fieldRenamed');
  return [...new Set(fields.map(({ entity }) => entity))].flatMap((entity) =>
    renamesInOrder(
      fields
        .filter((change) => change.entity === entity)
        .map((change) => ({ change, from: change.before.name, to: change.after.name })),
    ).map(([{ change }, from, to]) => ({
      ...change,
      before: { ...change.before, name: from },
      after: { ...change.after, name: to },
    })),
  );
}
