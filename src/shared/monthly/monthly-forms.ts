import type { CallForm } from '#src/shared/contract/call-form.ts';
import { fenToSend } from '#src/shared/platform/fen-to-send.ts';
import { monthlyChange, monthlySign } from './calls.ts';

type Words = Readonly<Record<string, string>>;

/** What follows the number is refused, since without script nobody was told that it does not count. */
function amountOf({ amountInYuan = '' }: Words): string {
  return fenToSend(amountInYuan, 'whole');
}

/** The fields of the form are those of the call, but for the amount, which is typed in yuan. */
export const signForm: CallForm<typeof monthlySign> = {
  call: monthlySign,
  inputOf: ({ infoUuid = '', day = '', anonymous = '', payChannel = '', ...words }) => ({
    ...{ infoUuid, amountInFen: amountOf(words), day, anonymous, payChannel },
  }),
};

export const monthlyFieldOf = (field: string): string =>
  field === 'amountInFen' ? 'amountInYuan' : field;

export const changeForm: CallForm<typeof monthlyChange> = {
  call: monthlyChange,
  inputOf: ({ giftId = '', ...words }) => ({ giftId, amountInFen: amountOf(words) }),
};
