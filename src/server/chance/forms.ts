import type { PageForm } from '#src/server/door/page-form.ts';
import { afterDraw } from '#src/shared/chance/after-draw.ts';
import type { lotteryResult } from '#src/shared/chance/calls.ts';
import { lotteryForms } from '#src/shared/chance/lottery-forms.ts';
import type { CallOutput } from '#src/shared/contract/call.ts';
import { linkTo } from '#src/shared/routes.ts';
import { handledClaim, handledDraw } from './routes.ts';

/** The key goes along as it was made for this form. */
const fields: PageForm['fields'] = ({ idempotencyKey = '', ...form }) => ({
  ...lotteryForms.draw.inputOf(form),
  idempotencyKey,
});

const drawOn = (route: 'luckDraw' | 'loveForLottery'): PageForm => ({
  route,
  step: 'draw',
  handled: handledDraw,
  fields,
  done: ({ output, locale }) =>
    afterDraw(route, output as CallOutput<typeof lotteryResult>, locale),
});

export const chanceForms: readonly PageForm[] = [
  drawOn('luckDraw'),
  drawOn('loveForLottery'),
  {
    route: 'luckDraw',
    step: 'claim',
    handled: handledClaim,
    fields: lotteryForms.claim.inputOf,
    done: ({ locale }) => `${linkTo('luckDraw', { locale })}#won`,
  },
];
