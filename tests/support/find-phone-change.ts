import { sendVerifyCode } from '#src/shared/accounts/calls.ts';
import { askPhoneChange } from '#src/shared/accounts/lost-phone/calls.ts';
import type { TestServer } from './browser.ts';
import { forgetCodesSent } from './forget-codes-sent.ts';

/** These are of a donor who lost a phone, and the number they have now. */
const [own, mobile] = ['13900000069', '13900000068'];

/** Finds a change of a phone that waits, by the id that both numbers were sent. */
export async function findPhoneChange(server: TestServer): Promise<string> {
  const headers = { authorization: `Bearer ${await server.tokenOf(own)}` };
  const find = async () => {
    const html = await (await fetch(`${server.origin}/cf/lost-phone`, { headers })).text();
    return /name="changeId" value="([\w-]{22})"/.exec(html)?.[1];
  };
  const known = await find();
  if (known) return known;
  forgetCodesSent(server.folder);
  const { demoCode = '' } = await server.call(sendVerifyCode, { mobile, scene: 'lost' });
  await server.call(askPhoneChange, { mobile, code: demoCode, ownMobile: own });
  const asked = await find();
  if (!asked) throw new Error('No change of a phone was asked.');
  return asked;
}
