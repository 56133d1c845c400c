import { jsonText, type JsonNode } from '../../json/json-node.ts';
import type { FieldType } from '../../model/field-type.ts';
import type { Entity, Model } from '../../model/model.ts';
import { readCondition, sqlResult, type SqlNode, type SqlScalar } from '../../sql/sql-condition.ts';
import { FieldHints } from './field-hints.ts';

/** The values of one row, by the names of fields. */
export type Row = Map<string, JsonNode>;

const scalarOf = (node: JsonNode | undefined): SqlScalar => {
  if (!node || node.kind === 'null') return null;
  if (node.kind === 'number') return Number(node.digits);
  return node.kind === 'text' || node.kind === 'boolean' ? node.value : jsonText(node);
};

interface Condition {
  readonly node: SqlNode;
  readonly valueOf: (row: Row, column: string) => JsonNode | undefined;
}

/** The conditions of a table: its CHECKs, and those of the domains of its columns. */
export class RowConditions {
  readonly hints = new FieldHints();
  /** Conditions with something that is not understood. */
  readonly unclear: string[] = [];
  private readonly conditions: Condition[] = [];

  constructor(
    private readonly model: Model,
    entity: Entity,
  ) {
    const names = entity.fields.map(({ name }) => name);
    for (const { expression } of entity.checks)
      this.add(expression, names, (row, column) => row.get(column));
    for (const { name, type } of entity.fields)
      for (const check of this.domainChecks(type))
        this.add(check, ['VALUE'], (row) => row.get(name), name);
  }

  private domainChecks(type: FieldType): readonly string[] {
    const alias =
      type.kind === 'alias' ? this.model.aliases.find(({ id }) => id === type.alias) : undefined;
    return alias ? [...alias.checks, ...this.domainChecks(alias.value.type)] : [];
  }

  private add(
    expression: string,
    columns: readonly string[],
    valueOf: Condition['valueOf'],
    field?: string,
  ): void {
    const { dialect } = this.model;
    const node = dialect && readCondition(expression, dialect, columns);
    if (!node || !isComputable(node)) return void this.unclear.push(expression);
    this.hints.add(field === undefined ? node : withColumn(node, field));
    this.conditions.push({ node, valueOf });
  }

  /** No condition is false for the row. */
  hold(row: Row): boolean {
    return this.conditions.every(({ node, valueOf }) => {
      const result = sqlResult(node, (column) => scalarOf(valueOf(row, column)));
      return result === null || (result !== false && result !== 0);
    });
  }
}

/** Regular expressions of the condition are those of JavaScript too. */
function isComputable(node: SqlNode): boolean {
  try {
    sqlResult(node, () => 'a');
    return true;
  } catch {
    return false;
  }
}

/** The condition on VALUE as one on a column. */
function withColumn(node: SqlNode, name: string): SqlNode {
  const turned = (each: SqlNode): SqlNode => withColumn(each, name);
  switch (node.kind) {
    case 'column':
      return { kind: 'column', name };
    case 'value':
      return node;
    case 'not':
    case 'negative':
    case 'isNull':
      return { ...node, of: turned(node.of) };
    case 'in':
      return { ...node, of: turned(node.of), values: node.values.map(turned) };
    case 'call':
      return { ...node, values: node.values.map(turned) };
    default:
      return { ...node, left: turned(node.left), right: turned(node.right) };
  }
}
