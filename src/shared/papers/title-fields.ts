import * as v from 'valibot';
import { say, wordsBetween } from '#src/shared/contract/fields.ts';
import { bareNumber } from '#src/shared/platform/bare-number.ts';
import { isMailAddress } from '#src/shared/platform/mail-address.ts';
import { maxTitleLength, titleTypes } from './paper-view.ts';
import { isTaxNumber } from './tax-number.ts';

/** It is that of a company; a person needs none. */
const taxNo = v.optional(
  v.pipe(
    v.string(say('malformed')),
    v.transform((text) => bareNumber(text).toUpperCase()),
    v.check((text) => text === '' || isTaxNumber(text), say('taxNumber')),
  ),
  '',
);

/** The paper is sent there besides; nobody needs to give one. */
const email = v.optional(
  v.pipe(
    v.string(say('malformed')),
    v.trim(),
    v.check((text) => text === '' || isMailAddress(text), say('mailAddress')),
  ),
  '',
);

/** It says whom a paper is made out to, and where it is sent besides. */
export const titleFields = {
  titleType: v.picklist(titleTypes, say('unknown')),
  title: wordsBetween(1, maxTitleLength),
  taxNo,
  email,
};
