import { expect, type Locator } from 'playwright/test';
import type { Texts } from '#src/texts/texts.ts';

/** Puts words where the caret is all at once, as a paste does. */
export async function paste(field: Locator, words: string): Promise<void> {
  await field.fill('');
  await field.focus();
  await field.page().keyboard.insertText(words);
}

async function caretTo(field: Locator, place: number): Promise<void> {
  await field.evaluate((one: HTMLInputElement, at) => one.setSelectionRange(at, at), place);
}

const caretOf = (field: Locator) =>
  field.evaluate((one: HTMLInputElement) => [one.selectionStart, one.selectionEnd]);

/** Finds what a field of an amount says of what stands in it. */
function noteOf(field: Locator): Locator {
  return field
    .locator('xpath=ancestor::div[contains(concat(" ", @class, " "), " field ")]')
    .locator('[data-yuan-note]');
}

/** Every field of whole yuan says the same of what is typed there. */
export async function expectWholeYuan(field: Locator, { platform }: Texts): Promise<void> {
  const { cut, unread } = platform.typedYuan;
  const note = noteOf(field);
  for (const typed of ['20.50', '20元50', '20·50', '20 50', '２０。５']) {
    await paste(field, typed);
    await expect(note).toHaveText(cut('20'));
  }
  await field.blur();
  await expect(field).toHaveValue('20');
  await expect(note).toHaveText(cut('20'));
  for (const typed of ['1万', '5k', '-5', '一百']) {
    await paste(field, typed);
    await expect(note).toHaveText(unread.whole);
    await field.blur();
    await expect(field).toHaveValue(typed);
  }
  await paste(field, '123456789012');
  await expect(note).toHaveText(cut('12345678901'));
  await field.blur();
  await expect(field).toHaveValue('12345678901');
  await expect(note).toHaveText(cut('12345678901'));
  await paste(field, '￥１,２３４ 元');
  await expect(note).toHaveText('');
  await field.blur();
  await expect(field).toHaveValue('1234');
  await expectCaretKept(field);
}

/** Wide digits amid others become narrow, and the caret stays behind them. */
async function expectCaretKept(field: Locator): Promise<void> {
  await field.fill('1234');
  await caretTo(field, 2);
  await field.page().keyboard.insertText('５６');
  await expect(field).toHaveValue('125634');
  expect(await caretOf(field)).toEqual([4, 4]);
  await field.press('x');
  await expect(field).toHaveValue('1256x34');
  expect(await caretOf(field)).toEqual([5, 5]);
  await field.fill('7');
}

/** Where fen count, an amount is all that was typed, or none. */
export async function expectFen(field: Locator, { platform }: Texts): Promise<void> {
  const note = noteOf(field);
  for (const typed of ['20.505', '20元50', '20·50', '1万', '-5', '一百', '1234567890']) {
    await paste(field, typed);
    await expect(note).toHaveText(platform.typedYuan.unread.fen);
    await field.blur();
    await expect(field).toHaveValue(typed);
  }
  await paste(field, '￥１,２３４。５ 元');
  await expect(note).toHaveText('');
  await field.blur();
  await expect(field).toHaveValue('1234.5');
  await expectCaretKept(field);
}
