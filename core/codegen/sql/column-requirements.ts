import type { SqlNode, SqlScalar } from './sql-condition.ts';

/** What must be true of one column for a condition to hold. */
export type ColumnRequirement = { readonly column: string } & (
  | { readonly kind: 'not null' }
  | { readonly kind: 'pattern'; readonly pattern: string }
  /** Undefined stands for a value that is not constant. */
  | { readonly kind: 'one of'; readonly values: readonly (SqlScalar | undefined)[] }
  | {
      readonly kind: 'compared';
      readonly of: 'value' | 'length';
      readonly operator: string;
      readonly value: SqlScalar;
    }
);

const LENGTHS = new Set(['length', 'char_length', 'character_length']);

/** The requirements of all parts of a condition that must hold. */
export function columnRequirements(node: SqlNode): readonly ColumnRequirement[] {
  switch (node.kind) {
    case 'and':
      return [node.left, node.right].flatMap(columnRequirements);
    case 'or':
      // `a IS NULL OR …` holds if the rest does.
      if (node.left.kind === 'isNull') return columnRequirements(node.right);
      if (node.right.kind === 'isNull') return columnRequirements(node.left);
      return listed(alternatives(node));
    case 'compare':
      return [
        ...compared(node.operator, node.left, node.right),
        ...compared(turned(node.operator), node.right, node.left),
      ];
    case 'in':
      if (node.of.kind !== 'column') return [];
      return [{ kind: 'one of', column: node.of.name, values: node.values.map(constant) }];
    case 'matches': {
      const pattern = constant(node.right);
      if (node.left.kind !== 'column' || typeof pattern !== 'string') return [];
      return [{ kind: 'pattern', column: node.left.name, pattern }];
    }
    case 'not':
      if (node.of.kind !== 'isNull' || node.of.of.kind !== 'column') return [];
      return [{ kind: 'not null', column: node.of.of.name }];
    default:
      return [];
  }
}

function constant(node: SqlNode): SqlScalar | undefined {
  if (node.kind === 'value') return node.value;
  return node.kind === 'negative' && node.of.kind === 'value' ? -Number(node.of.value) : undefined;
}

/** The operator that says the same from the other side. */
const turned = (operator: string): string =>
  operator.replace(/^[<>]/, (sign) => (sign === '<' ? '>' : '<'));

function compared(operator: string, left: SqlNode, right: SqlNode): readonly ColumnRequirement[] {
  const value = constant(right);
  const isLength = left.kind === 'call' && LENGTHS.has(left.name);
  const column = isLength ? left.values[0] : left;
  if (column?.kind !== 'column' || value === undefined || value === null) return [];
  if (!/^[<>]?=?$/.test(operator) || (isLength && typeof value !== 'number')) return [];
  const of = isLength ? 'length' : 'value';
  return [{ kind: 'compared', column: column.name, of, operator, value }];
}

const alternatives = (node: SqlNode): readonly SqlNode[] =>
  node.kind === 'or' ? [...alternatives(node.left), ...alternatives(node.right)] : [node];

/** `a = 1 OR a = 2` is a list. */
function listed(nodes: readonly SqlNode[]): readonly ColumnRequirement[] {
  const equal = nodes.flatMap((node) =>
    node.kind === 'compare' && node.operator === '=' && node.left.kind === 'column'
      ? [{ column: node.left.name, value: constant(node.right) }]
      : [],
  );
  const { column } = equal[0] ?? {};
  const isList = equal.length === nodes.length && equal.every((each) => each.column === column);
  if (column === undefined || !isList) return [];
  return [{ kind: 'one of', column, values: equal.map(({ value }) => value) }];
}
