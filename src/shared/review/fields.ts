import * as v from 'valibot';
import { comparisonNames } from '#src/shared/cases/enumerations.ts';
import { say, words } from '#src/shared/contract/fields.ts';

export const reasonLengths = { least: 4, most: 300 };

/** It says why staff do what they do; it stays on the audit trail. */
export const reason = v.pipe(
  v.string(say('required')),
  words(reasonLengths.most),
  v.minLength(1, say('required')),
  v.minLength(reasonLengths.least, say('reason')),
);

const fieldName = v.pipe(v.string(), v.regex(/^[\w.-]{1,60}$/));

/** Forms carry a record as JSON text. */
// @__NO_SIDE_EFFECTS__
function recordOf<S extends v.GenericSchema<string, string>>(value: S) {
  return v.optional(
    v.pipe(
      v.union([
        v.record(v.string(), v.string()),
        v.pipe(v.string(), v.maxLength(20_000), v.parseJson()),
      ]),
      v.record(fieldName, value),
    ),
    {},
  );
}

/** This is what was compared, joined by commas or as a list. */
export const comparedNames = v.optional(
  v.pipe(
    v.union([
      v.array(v.string()),
      v.pipe(
        v.string(),
        v.maxLength(400, say('tooLong')),
        v.transform((text) => text.split(',').filter((name) => name !== '')),
      ),
    ]),
    v.array(v.picklist(comparisonNames, say('unknown'))),
    v.maxLength(comparisonNames.length, say('tooMany')),
  ),
  [],
);
/** One of the house has a name, one of the operator an id. */
export const readyTextId = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/, say('unknown')));

/** These are own words by name of the refused field. */
export const refusalWords = recordOf(words(500));
/** These are names of ready texts by name of the refused field. */
export const refusedReady = recordOf(readyTextId);
