import { dotted } from '#src/components/platform/dotted.ts';

export type ShownPayee = { maskedName: string; bankName: string; maskedAccount: string };

/**
 * Says to whom money is paid out, on a line, within which the end of the account stays together.
 */
export function payeeLine({ maskedName, bankName, maskedAccount }: ShownPayee): string {
  return `${dotted([maskedName, bankName])} ${maskedAccount.replaceAll(' ', '\u00a0')}`;
}
