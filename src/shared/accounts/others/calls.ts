import * as v from 'valibot';
import { defineCall } from '#src/shared/contract/call.ts';
import { noInput, publicId, say } from '#src/shared/contract/fields.ts';

export const grayMode = defineCall({
  path: '/api/account/v1/gray-mode',
  access: 'open',
  summary: 'Which of the named parts of the platform are on; one it does not know is off',
  forOthers: true,
  input: v.strictObject({
    keys: v.pipe(v.string(say('required')), v.regex(/^[\w,]{1,500}$/, say('malformed'))),
  }),
  output: v.record(v.string(), v.boolean()),
  coalesce: true,
});

export const oneIdTransform = defineCall({
  path: '/api/account/v1/one-id-transform',
  method: 'GET',
  access: 'login',
  summary: 'A lasting name of the account for other services, which tells nothing of it',
  forOthers: true,
  input: noInput,
  output: v.object({ oneId: v.string() }),
  coalesce: true,
});

export const getPublicUserInfo = defineCall({
  path: '/api/cf/common/user-info/get-public-user-info',
  access: 'open',
  summary: 'What everyone may know of an account',
  forOthers: true,
  input: v.strictObject({ userId: publicId }),
  output: v.object({
    nickname: v.string(),
    headImgUrl: v.string(),
    joinedAt: v.number(),
    loveScore: v.number(),
  }),
  errors: ['notFound'],
  coalesce: true,
  budgetPerMinute: 60,
});
