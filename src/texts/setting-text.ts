import type { Locale } from '#src/shared/platform/locale.ts';
import { yuan } from '#src/shared/platform/money.ts';
import type { SettingKey } from '#src/shared/platform/settings.ts';
import { textsOf } from './texts.ts';

/** Says what a setting holds, as people read it: in the unit that its key ends in, yuan for fen. */
export function settingText(key: SettingKey, value: number | boolean, locale: Locale): string {
  const { board, feeOption } = textsOf(locale).review;
  if (typeof value === 'boolean') return value ? board.on : board.off;
  if (key === 'newCaseFeeOption')
    return `${value}: ${feeOption.options[value as keyof typeof feeOption.options]}`;
  const [, say] = Object.entries(board.units).find(([unit]) => key.endsWith(unit)) ?? [];
  if (!say) return String(value);
  return say(key.endsWith('InFen') ? yuan(value, locale) : String(value), String(value / 100));
}
