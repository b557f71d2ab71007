import type { Locale } from '#src/shared/platform/locale.ts';
import { yuan } from '#src/shared/platform/money.ts';
import type { SettingKey } from '#src/shared/platform/settings.ts';
import { textsOf } from './texts.ts';

/** What a setting holds, as people read it: yuan where the key counts fen. */
export function settingText(key: SettingKey, value: number | boolean, locale: Locale): string {
  const { on, off } = textsOf(locale).review.board;
  if (typeof value === 'boolean') return value ? on : off;
  return key.endsWith('InFen') ? yuan(value, locale) : String(value);
}
