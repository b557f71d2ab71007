import type { Locator, Page } from 'playwright/test';
import type { Texts } from '#src/texts/texts.ts';
import { forgetCodesSent } from './forget-codes-sent.ts';

type Who = {
  mobile: string;
  texts: Texts;
  /** It is the server's DATA_DIR, where the number was sent a code within the last minute. */
  folder?: string;
};

/** Signs in within the dialog that a call without a session opened. */
export async function signInInPlace(page: Page, who: Who): Promise<void> {
  const { gate } = who.texts.accounts;
  await signInAt(page.getByRole('dialog', { name: gate.title }), who);
}

/** Signs in by the form that stands there. */
export async function signInAt(place: Locator, { mobile, texts, folder }: Who): Promise<void> {
  const { signIn: t } = texts.accounts;
  if (folder) forgetCodesSent(folder);
  await place.getByLabel(t.mobile, { exact: true }).fill(mobile);
  await place.getByRole('checkbox').check();
  await place.getByRole('button', { name: t.send }).click();
  const notice = place.getByRole('status').filter({ hasText: /\d{6}/ });
  const code = place.getByLabel(t.code, { exact: true });
  await code.fill(/\d{6}/.exec((await notice.textContent()) ?? '')?.[0] ?? '');
  await place.getByRole('button', { name: t.check, exact: true }).click();
}
