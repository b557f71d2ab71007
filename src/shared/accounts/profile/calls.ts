import * as v from 'valibot';
import { ownUser } from '#src/shared/accounts/own-account.ts';
import { defineCall } from '#src/shared/contract/call.ts';
import { publicId, say, wholeNumber, words } from '#src/shared/contract/fields.ts';
import { locales } from '#src/shared/platform/locale.ts';

export const nicknameLength = 20;

const nickname = v.pipe(
  words(200),
  v.check((text) => text.length > 0 && [...text].length <= nicknameLength, say('nickname')),
);
const hourOfDay = wholeNumber(0, 23);

export const updateProfile = defineCall({
  path: '/api/account/v1/update-profile',
  access: 'login',
  summary: 'Changes what is given: nickname, picture, language, quiet hours',
  input: v.strictObject({
    nickname: v.optional(nickname),
    headImgUrl: v.optional(
      v.pipe(v.string(), v.regex(/^(\/media\/[\w/.-]{1,200})?$/, say('malformed'))),
    ),
    /** This picture was sent before for this; it stands instead of its address. */
    avatar: v.optional(publicId),
    locale: v.optional(v.picklist(locales, say('unknown'))),
    quietFrom: v.optional(hourOfDay),
    quietUntil: v.optional(hourOfDay),
  }),
  output: ownUser,
  budgetPerMinute: 30,
});
