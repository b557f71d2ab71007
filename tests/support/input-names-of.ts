import { schemaOf } from '#src/shared/contract/api-document.ts';
import type { Call } from '#src/shared/contract/call.ts';

type Schema = {
  properties?: Record<string, unknown>;
  anyOf?: readonly Schema[];
  allOf?: readonly Schema[];
  oneOf?: readonly Schema[];
};

/** Lists the fields that a call takes, in whichever of its forms. */
export function inputNamesOf({ input }: Call): string[] {
  return namesIn(schemaOf(input, 'input') as Schema);
}

function namesIn({ properties = {}, anyOf = [], allOf = [], oneOf = [] }: Schema): string[] {
  return [...Object.keys(properties), ...[...anyOf, ...allOf, ...oneOf].flatMap(namesIn)];
}
