import { defaultAmountInFen, presetAmountsInFen } from '#src/shared/donations/amounts.ts';
import { ownAmount } from '#src/shared/donations/gift-form.ts';
import type { GiveValues } from './give-props.ts';

const empty = {
  content: '',
  displayName: '',
  anonymous: false,
  amountHidden: false,
  payChannel: '',
  ifUnused: 'back',
};

/** Answers a fresh form: the given amount where it is whole yuan, else the one it begins with. */
export function freshValues(
  givenInFen?: number,
  defaultInFen: number = defaultAmountInFen(),
): GiveValues {
  const usable = givenInFen !== undefined && givenInFen >= 100 && givenInFen % 100 === 0;
  const amount = usable ? givenInFen : defaultInFen;
  const isPreset = (presetAmountsInFen as readonly number[]).includes(amount);
  const chosen = isPreset
    ? { amountInFen: String(amount), amountInYuan: '' }
    : { amountInFen: ownAmount, amountInYuan: String(amount / 100) };
  return { ...empty, ...chosen };
}

type ClosedGift = Omit<GiveValues, 'amountInFen' | 'amountInYuan' | 'payChannel'> & {
  amountInFen: number;
  payChannel: number;
};

/** Answers everything of a gift whose payment came to nothing, for another try. */
export function valuesAgain({ amountInFen, payChannel, ...said }: ClosedGift): GiveValues {
  return { ...freshValues(amountInFen), ...said, payChannel: String(payChannel) };
}

/** Answers what a form sent, for the page to show again. */
export function sentValues(form: Record<string, string>): GiveValues {
  const {
    amountInFen = '',
    amountInYuan = '',
    content = '',
    displayName = '',
    payChannel = '',
    ifUnused = 'back',
  } = form;
  const ticks = {
    anonymous: Boolean(form.anonymous),
    amountHidden: Boolean(form.amountHidden),
  };
  return { amountInFen, amountInYuan, content, displayName, payChannel, ifUnused, ...ticks };
}
