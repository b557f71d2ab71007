import {
  type PlainField,
  plainFormProps,
  type Sent,
} from '#src/components/forms/plain-form-props.ts';
import { yuanWords } from '#src/components/forms/yuan-words.ts';
import { dateText } from '#src/shared/cases/display.ts';
import { walletOf } from '#src/shared/donations/pay-channels.ts';
import { chargeAtOf, nextMonth } from '#src/shared/monthly/month-days.ts';
import { monthlyFieldOf } from '#src/shared/monthly/monthly-forms.ts';
import { mostMonthlyInFen } from '#src/shared/monthly/monthly-rules.ts';
import { dayOf } from '#src/shared/platform/china-days.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { yuan } from '#src/shared/platform/money.ts';
import { linkTo } from '#src/shared/routes.ts';
import { textsOf } from '#src/texts/texts.ts';

type Asked = {
  infoUuid: string;
  /** These can be charged by an agreement, here and now. */
  channels: readonly number[];
  idempotencyKey: string;
  sent: Sent | undefined;
  locale: Locale;
};

const daysOfMonth = 31;

/**
 * Answers the form that begins a monthly gift. Nothing in it is ticked or filled but the day and
 * wallet.
 */
export function signProps(
  { infoUuid, channels, idempotencyKey, sent, locale }: Asked,
  now: number,
) {
  const { monthly: t } = textsOf(locale);
  const firstOn = (day: number) => dateText(chargeAtOf(nextMonth({ day }, now), day), locale);
  const fields: PlainField[] = [
    { ...amountField(locale), required: true },
    {
      ...{ kind: 'select', name: 'day', label: t.day, hint: t.dayHint },
      value: String(Number(dayOf(now).slice(8))),
      options: Array.from({ length: daysOfMonth }, (_, at) => ({
        value: String(at + 1),
        label: t.dayOption(String(at + 1), firstOn(at + 1)),
      })),
    },
    {
      ...{ kind: 'choice', name: 'payChannel', label: t.wallet },
      value: String(channels[0]),
      options: channels.map((channel) => ({
        ...{ value: String(channel), label: t.wallets[walletOf(channel)] },
      })),
    },
    { kind: 'tick', name: 'anonymous', label: t.anonymous },
  ];
  return plainFormProps({
    ...{ id: 'monthly', step: 'sign', locale, sent, fields, fieldOf: monthlyFieldOf },
    hidden: { infoUuid, idempotencyKey },
    action: linkTo('monthlyStart', { query: infoUuid ? { infoUuid } : {}, locale }),
    buttons: [{ label: t.sign, look: 'button wide' }],
  });
}

function amountField(locale: Locale) {
  const { monthly: t } = textsOf(locale);
  const hint = t.amountHint(yuan(mostMonthlyInFen, locale));
  const words = yuanWords(locale, 'whole');
  return { kind: 'yuan' as const, name: 'amountInYuan', label: t.amount, hint, words };
}

type Changed = { giftId: string; amountInFen: number; sent: Sent | undefined; locale: Locale };

/** Answers the form that changes an amount. */
export function changeProps({ giftId, amountInFen, sent, locale }: Changed) {
  const { monthly: t } = textsOf(locale);
  return plainFormProps({
    ...{ id: `change-${giftId}`, step: 'change', locale, sent, fieldOf: monthlyFieldOf },
    hidden: { giftId },
    action: linkTo('monthlyGifts', { locale }),
    fields: [{ ...amountField(locale), value: amountInFen / 100 }],
    buttons: [{ label: t.change, look: 'button quiet' }],
  });
}
