import { randomInt } from 'node:crypto';
import { sendVerifyCode } from '#src/shared/accounts/calls.ts';
import { askPhoneChange } from '#src/shared/accounts/lost-phone/calls.ts';
import { updateProfile } from '#src/shared/accounts/profile/calls.ts';
import { noticeMail, noticeMailCode } from '#src/shared/notices/mail/calls.ts';
import { expect, type TestServer } from './browser.ts';
import { forgetCodesSent } from './forget-codes-sent.ts';

/** Makes a number and a place for mail of their own, whose limits and letters are nobody else's. */
export const anyMobile = () => `134${String(randomInt(100_000_000)).padStart(8, '0')}`;
export const anyPlace = () => `post-${randomInt(1_000_000_000)}.example.org`;

/** Reads the code of the newest letter to an address there, in the demo's outbox. */
export async function findMailCode(server: TestServer, place: string): Promise<string> {
  const code = /\d{6}/.exec((await lettersTo(server, place))[0] ?? '')?.[0];
  if (!code) throw new Error('No letter with a code went there.');
  return code;
}

/**
 * Has somebody told of something, and waits for the letter that tells it; answers the link under
 * it.
 */
export async function findMailToken(server: TestServer, told: { mobile: string; place: string }) {
  // One may be told at any hour, as who has no quiet hours is.
  const quiet = { quietFrom: 0, quietUntil: 0 };
  await server.call(updateProfile, quiet, await server.tokenOf(told.mobile));
  const other = anyMobile();
  forgetCodesSent(server.folder);
  const wanted = { mobile: other, scene: 'lost' } as const;
  const { demoCode: code = '' } = await server.call(sendVerifyCode, wanted);
  await server.call(askPhoneChange, { mobile: other, code, ownMobile: told.mobile });
  const find = async () =>
    /mail-off\/([\w-]{65})/.exec((await lettersTo(server, told.place)).join())?.[1] ?? '';
  await expect.poll(find).not.toBe('');
  return find();
}

/** Makes a letter of a donor who has an address, and answers the link under it. */
export async function makeMailToken(server: TestServer): Promise<string> {
  const [mobile, place] = [anyMobile(), anyPlace()];
  const token = await server.tokenOf(mobile);
  await server.call(noticeMail, { email: `donor@${place}` }, token);
  await server.call(noticeMailCode, { code: await findMailCode(server, place) }, token);
  return findMailToken(server, { mobile, place });
}

async function lettersTo(server: TestServer, place: string): Promise<string[]> {
  const outbox = await (await fetch(`${server.origin}/sandbox/messages`)).text();
  return outbox.split('<article>').filter((letter) => letter.includes(`***@${place}`));
}
