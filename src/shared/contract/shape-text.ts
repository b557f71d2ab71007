/** This is as much of a JSON schema as the schemas of calls come to. */
type Shape = {
  type?: string;
  properties?: Record<string, Shape>;
  required?: readonly string[];
  additionalProperties?: Shape | boolean;
  items?: Shape;
  anyOf?: readonly Shape[];
  enum?: readonly unknown[];
  const?: unknown;
  default?: unknown;
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  multipleOf?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
};

/** Answers the shape as programmers write one, a field a line: `anchorId?: string /^\d+$/`. */
export function shapeText(shape: Shape, indent = ''): string {
  const said = [kindText(shape, indent), ...limitsOf(shape)].join(' ');
  return shape.default === undefined ? said : `${said} = ${JSON.stringify(shape.default)}`;
}

function kindText(shape: Shape, indent: string): string {
  const { type = 'any', properties, additionalProperties: others, items, anyOf } = shape;
  if ('const' in shape) return JSON.stringify(shape.const);
  if (shape.enum) return shape.enum.map((value) => JSON.stringify(value)).join(' | ');
  // A number may come as its digits; its own type says more.
  if (anyOf && !shape.type) return anyOf.map((one) => shapeText(one, indent)).join(' | ');
  if (items) return `[${shapeText(items, indent)}]`;
  if (properties) return fieldsText(properties, shape.required ?? [], indent);
  if (typeof others === 'object') return `{ [name]: ${shapeText(others, indent)} }`;
  return shape.format ?? type;
}

function fieldsText(
  properties: Record<string, Shape>,
  required: readonly string[],
  indent: string,
): string {
  const inner = `${indent} `;
  const lines = Object.entries(properties).map(
    ([name, shape]) =>
      `${inner}${name}${required.includes(name) ? '' : '?'}: ${shapeText(shape, inner)}\n`,
  );
  return lines.length > 0 ? `{\n${lines.join('')}${indent}}` : '{}';
}

/** Answers what else must hold of a value: its pattern, and between which figures it lies. */
function limitsOf({ pattern, multipleOf, ...shape }: Shape): string[] {
  const range = (least: number | undefined, most: number | undefined, of: string) =>
    least === undefined && most === undefined ? [] : [`${least ?? ''}…${most ?? ''}${of}`];
  return [
    ...(pattern === undefined ? [] : [`/${pattern}/`]),
    ...range(shape.minimum, shape.maximum, ''),
    ...range(shape.minLength, shape.maxLength, ' characters'),
    ...range(shape.minItems, shape.maxItems, ' items'),
    ...(multipleOf === undefined ? [] : [`by ${multipleOf}`]),
  ];
}
