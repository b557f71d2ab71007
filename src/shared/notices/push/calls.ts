import * as v from 'valibot';
import { defineCall } from '#src/shared/contract/call.ts';
import { say } from '#src/shared/contract/fields.ts';

const lettersOf = (bytes: number) => Math.ceil((bytes * 4) / 3);
/** A key comes as browsers write it, in base64url. */
const keyOf = (bytes: number) =>
  v.pipe(
    v.string(),
    v.regex(/^[\w-]+$/, say('unknown')),
    v.length(lettersOf(bytes), say('unknown')),
  );

const publicKeyBytes = 65;
const secretBytes = 16;
const longestAddress = 1000;

const endpoint = v.pipe(
  v.string(),
  v.maxLength(longestAddress, say('unknown')),
  v.check((text) => /^https?:\/\/\S+$/.test(text), say('unknown')),
);

/** A browser's maker takes notices for it there, and by these keys it alone reads them. */
const pushTarget = {
  endpoint,
  p256dh: keyOf(publicKeyBytes),
  auth: keyOf(secretBytes),
};

const output = v.object({ on: v.boolean() });

export const noticePush = defineCall({
  path: '/api/cf/v4/notice/push',
  access: 'login',
  summary: "Shows the viewer's notices on this device, as its browser was asked to",
  input: v.strictObject(pushTarget),
  output,
  errors: ['inputInvalid'],
});

export const noticePushOff = defineCall({
  path: '/api/cf/v4/notice/push-off',
  access: 'login',
  summary: 'Shows no more notices on this device',
  input: v.strictObject({ endpoint }),
  output,
});

export const pushCalls = [noticePush, noticePushOff];
