import type { Page } from 'playwright/test';
import type { Texts } from '#src/texts/texts.ts';
import { forgetCodesSent } from './forget-codes-sent.ts';

type Who = {
  mobile: string;
  texts: Texts;
  /** The server's DATA_DIR, where the number was sent a code within the last minute. */
  folder?: string;
};

/** Signs in within the dialog that a call without a session opened. */
export async function signInInPlace(page: Page, { mobile, texts, folder }: Who): Promise<void> {
  const { signIn: t, gate } = texts.accounts;
  if (folder) forgetCodesSent(folder);
  const dialog = page.getByRole('dialog', { name: gate.title });
  await dialog.getByLabel(t.mobile, { exact: true }).fill(mobile);
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: t.send }).click();
  const notice = (await dialog.getByRole('status').textContent()) ?? '';
  const code = dialog.getByLabel(t.code, { exact: true });
  await code.fill(/\d{6}/.exec(notice)?.[0] ?? '');
  await dialog.getByRole('button', { name: t.check, exact: true }).click();
}
