import type { HandledCall } from '#src/server/door/handle.ts';
import type { PageForm } from '#src/server/door/page-form.ts';
import type { CallOutput } from '#src/shared/contract/call.ts';
import type { monthlySign } from '#src/shared/monthly/calls.ts';
import { changeForm, signForm } from '#src/shared/monthly/monthly-forms.ts';
import { linkTo } from '#src/shared/routes.ts';
import { handledChange, handledEnd, handledPause, handledResume, handledSign } from './routes.ts';

const act = (step: string, handled: HandledCall): PageForm => ({
  route: 'monthlyGifts',
  ...{ step, handled },
  fields: ({ giftId = '' }) => ({ giftId }),
  done: ({ locale }) => linkTo('monthlyGifts', { locale }),
});

export const monthlyForms: readonly PageForm[] = [
  {
    route: 'monthlyStart',
    step: 'sign',
    handled: handledSign,
    fields: ({ idempotencyKey = '', ...form }) => ({ ...signForm.inputOf(form), idempotencyKey }),
    done: ({ output }) => (output as CallOutput<typeof monthlySign>).signUrl,
  },
  act('pause', handledPause),
  act('resume', handledResume),
  act('end', handledEnd),
  { ...act('change', handledChange), fields: changeForm.inputOf },
];
