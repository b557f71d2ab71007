import { expect, test } from './phone-test.ts';
import { signInHere } from './sign-in-here.ts';

test('a guarded page leads over sign-in back to itself', async ({ phone, link }) => {
  await phone.goTo(link('mineMore'));
  await phone.at(/\/login\?redirectUrl=/);
  await signInHere(phone);
  const { pathname } = await phone.at(/\/cf\/mine-more$/);
  expect(pathname).toBe(link('mineMore'));
});
