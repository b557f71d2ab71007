import { getCaseInfo } from '#src/shared/cases/total/calls.ts';
import { findOpenCase } from '../support/find-open-case.ts';
import { expect, test } from './phone-test.ts';

test('a gift goes from the sheet through the bank to the total of the case', async ({
  phone,
  server,
  link,
  texts: { donations: t },
}) => {
  const infoUuid = await findOpenCase(server, 0);
  const raised = async () => (await server.call(getCaseInfo, { infoUuid })).raisedInFen;
  const before = await raised();
  await phone.goTo(link('contribute', { params: { infoUuid } }));
  await phone.tap('a[data-opens="donate"]');
  await phone.tap({ css: '#donate .choice', words: t.money('50') });
  await phone.type('#donate textarea', '平安');
  // The button says the amount once script has taken the form over.
  await phone.tap({ css: '#donate .give-bar button', words: t.giveAmount('50') });
  await phone.at(/\/sandbox\/cashier\//);
  await phone.tap('button[value="pay"]');
  await phone.at(/\/success\?/);
  await phone.see({ css: 'h1', words: t.paidTitle });
  expect(await raised()).toBe(before + 5000);
});

test('Back from the bank finds the gift as it was typed, and it can still be given', async ({
  phone,
  server,
  link,
  texts: { donations: t },
}) => {
  const infoUuid = await findOpenCase(server, 1);
  await phone.goTo(link('contribute', { params: { infoUuid } }));
  await phone.tap('a[data-opens="donate"]');
  await phone.tap({ css: '#donate .choice', words: t.otherAmount });
  await phone.type('#give-own-yuan', '37');
  await phone.tap({ css: '#donate .give-bar button', words: '37' });
  await phone.at(/\/sandbox\/cashier\//);
  await phone.back();
  await phone.at(/\/contribute\//);
  if (!(await phone.ask(() => document.querySelector('dialog')?.open))) {
    await phone.tap('a[data-opens="donate"]');
  }
  await phone.seeValue('#give-own-yuan', '37');
  await phone.tap({ css: '#donate .give-bar button', words: '37' });
  await phone.at(/\/sandbox\/cashier\//);
});
