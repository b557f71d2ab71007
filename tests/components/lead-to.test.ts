import { expect, test } from 'vitest';
import { leadTo } from '#src/components/accounts/lead-to.ts';
import { locales } from '#src/shared/platform/locale.ts';
import { linkTo, routes } from '#src/shared/routes.ts';
import { textsOf } from '#src/texts/texts.ts';

test.each(locales)('who is asked to sign in is told why, in %s', (locale) => {
  const { signIn } = textsOf(locale).accounts;
  const { lead, leads } = signIn;
  const invited = linkTo('proveAdd', { query: { infoUuid: 'x' }, locale });
  expect(leadTo(invited, signIn)).toBe(leads.proveAdd);
  const params = { helpId: 'x' };
  expect(leadTo(linkTo('launch', { query: { new: '1' }, locale }), signIn)).toBe(leads.launch);
  expect(leadTo(linkTo('acceptHelp', { params, locale }), signIn)).toBe(leads.acceptHelp);
  for (const other of [
    undefined,
    '/',
    '/cf/mine-order',
    '/none/of/ours',
    'https://a.example/cf/mine',
  ])
    expect(leadTo(other, signIn)).toBe(lead);
  for (const name of Object.keys(leads)) expect(routes).toHaveProperty(name);
});
