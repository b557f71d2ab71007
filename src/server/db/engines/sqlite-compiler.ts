import {
  type BinaryOperationNode,
  ColumnNode,
  type LimitNode,
  type OperationNode,
  PrimitiveValueListNode,
  ReferenceNode,
  SqliteQueryCompiler,
  ValueListNode,
  ValueNode,
} from 'kysely';

/** These are the columns that partial indexes compare with a value; each has few. */
export const chosenBy: ReadonlySet<string> = new Set([
  ...['adds_to_gifts', 'hidden_gifts', 'kind', 'listed', 'live', 'needs_account', 'state'],
  ...['status', 'unlisted'],
]);

/**
 * Writes into the query what SQLite would else plan it anew for at each run: how many rows are
 * asked for, and what a column is compared with that a partial index hangs on. As parameters both
 * change the best plan, so that binding them throws the last one away.
 */
export class PlannedOnceCompiler extends SqliteQueryCompiler {
  protected override visitLimit(node: LimitNode): void {
    super.visitLimit({ ...node, limit: written(node.limit) });
  }

  protected override visitBinaryOperation(node: BinaryOperationNode): void {
    const { leftOperand: left, rightOperand } = node;
    const column = ReferenceNode.is(left) ? left.column : left;
    const isChosenBy = ColumnNode.is(column) && chosenBy.has(column.column.name);
    super.visitBinaryOperation(
      isChosenBy ? { ...node, rightOperand: written(rightOperand) } : node,
    );
  }
}

function written(node: OperationNode): OperationNode {
  if (ValueNode.is(node)) {
    return isPlain(node.value) ? ValueNode.createImmediate(node.value) : node;
  }
  if (PrimitiveValueListNode.is(node) && node.values.every(isPlain)) {
    return ValueListNode.create(node.values.map(ValueNode.createImmediate));
  }
  return node;
}

/** Is it a number or a name of an enumeration? It is never what somebody wrote freely. */
function isPlain(value: unknown): boolean {
  return Number.isSafeInteger(value) || (typeof value === 'string' && /^\w{1,40}$/.test(value));
}
