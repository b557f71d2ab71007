import ts from 'typescript';

export type Splice = { start: number; end: number; with: string };
export type Change = (place: ts.Node) => Splice;

/** The whole statement does nothing; as a branch of an `if` it is an empty one. */
export const drop: Change = (place) => splice(statementOf(place), '{}');

/** What is called is neither waited for nor heard when it fails. */
export const letRun: Change = (place) =>
  splice(statementOf(place), `void ${place.getText()}.catch(() => {});`);

/** What was to be one transaction of a database runs on the database itself. */
export const onDatabase: Change = (place) => {
  const [database, work] = ts.isCallExpression(place) ? place.arguments : [];
  if (!database || !work) throw new Error(`${place.getText()} runs nothing on a database.`);
  return splice(place, `(${work.getText()})(${database.getText()})`);
};

/** A call of a chain is left out: `a.where(x).limit(1)` without its `where`. */
export const unchain: Change = (place) => {
  if (!ts.isCallExpression(place) || !ts.isPropertyAccessExpression(place.expression)) {
    throw new Error(`${place.getText()} is no call of a chain.`);
  }
  return { start: place.expression.expression.end, end: place.end, with: '' };
};

/** The condition of an `if` always holds. */
export const always: Change = (place) => splice(ifOf(place).expression, 'true');

/** Finds what an `if` leads to; its condition is asked as before. */
export function lead(to: string): Change {
  return (place) => splice(ifOf(place).thenStatement, `{ ${to} }`);
}

/** Puts another condition into an `if`. */
export function ask(condition: string): Change {
  return (place) => splice(ifOf(place).expression, condition);
}

/** Makes an expression, or the value of a property, of what it is now. */
export function become(made: string | ((now: string) => string)): Change {
  const making = typeof made === 'string' ? () => made : made;
  return (place) => {
    if (ts.isShorthandPropertyAssignment(place)) {
      const name = place.name.getText();
      return splice(place, `${name}: ${making(name)}`);
    }
    const value = ts.isPropertyAssignment(place) ? place.initializer : place;
    return splice(value, making(value.getText()));
  };
}

/** Makes one argument of a call of what it is now. */
export function argument(index: number, making: (now: string) => string): Change {
  return (place) => {
    const value = ts.isCallExpression(place) ? place.arguments[index] : undefined;
    if (!value) throw new Error(`${place.getText()} has no argument ${index}.`);
    return splice(value, making(value.getText()));
  };
}

/** Puts a statement in the place of this one's. */
export function instead(statement: string): Change {
  return (place) => splice(statementOf(place), `{ ${statement} }`);
}

/** Puts a statement before this one's. */
export function before(statement: string): Change {
  return (place) => {
    const at = statementOf(place).getStart();
    return { start: at, end: at, with: `${statement} ` };
  };
}

function splice(node: ts.Node, text: string): Splice {
  return { start: node.getStart(), end: node.end, with: text };
}

function statementOf(place: ts.Node): ts.Node {
  let node = place;
  while (!ts.isStatement(node)) node = node.parent;
  return node;
}

function ifOf(place: ts.Node): ts.IfStatement {
  if (!ts.isIfStatement(place)) throw new Error(`${place.getText()} is no if.`);
  return place;
}
