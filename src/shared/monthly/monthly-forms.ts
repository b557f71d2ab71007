import type { CallForm } from '#src/shared/contract/call-form.ts';
import { readWholeYuan, yuanToFen } from '#src/shared/donations/amounts.ts';
import { monthlyChange, monthlySign } from './calls.ts';

type Words = Readonly<Record<string, string>>;

/** What follows a point is refused, since without script nobody was told that it does not count. */
function amountOf({ amountInYuan = '' }: Words): string {
  const { whole, cut } = readWholeYuan(amountInYuan);
  return cut ? '' : String(yuanToFen(whole) ?? '');
}

/** Fields of the form are those of the call, but for the amount, which is typed in yuan. */
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
