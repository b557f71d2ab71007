import { fenToSend } from '#src/shared/platform/fen-to-send.ts';

/** These are offered at a tap, in fen; none of them is chosen before. */
export const supportAmountsInFen = [1000, 2000, 5000, 10_000] as const;

/**
 * Reads what a support is of by its form: the own amount where one was typed, else what was tapped.
 */
export function supportInputOf(form: Readonly<Record<string, string>>): Record<string, string> {
  const { amountInFen = '', amountInYuan = '', payChannel = '' } = form;
  if (amountInYuan.trim() === '') return { amountInFen, payChannel };
  return { amountInFen: fenToSend(amountInYuan, 'whole'), payChannel };
}
