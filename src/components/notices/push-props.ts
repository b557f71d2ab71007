import type { Locale } from '#src/shared/platform/locale.ts';
import { textsOf } from '#src/texts/texts.ts';

export function pushTexts(locale: Locale) {
  const { push } = textsOf(locale).messages;
  const { on, off, turnOn, turnOff, none, denied, failed, offline } = push;
  return { on, off, turnOn, turnOff, none, denied, failed, offline };
}

export type PushProps = {
  /** This is our key, by which a browser knows who may send it something. */
  publicKey: string;
  /** The server has an address of this device, by this session. */
  asked: boolean;
  text: ReturnType<typeof pushTexts>;
};
