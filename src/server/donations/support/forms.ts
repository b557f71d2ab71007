import { requireMeant } from '#src/server/donations/require-meant.ts';
import type { PageForm } from '#src/server/door/page-form.ts';
import type { CallOutput } from '#src/shared/contract/call.ts';
import type { supportAdd } from '#src/shared/donations/support/calls.ts';
import { supportInputOf } from '#src/shared/donations/support/support-form.ts';
import { linkTo } from '#src/shared/routes.ts';
import { handledSupportAdd, handledSupportTakeBack } from './routes.ts';

export const supportForms: readonly PageForm[] = [
  {
    route: 'independentSupport',
    step: 'give',
    handled: handledSupportAdd,
    ask: async ({ form }) => requireMeant(form, { amountInFen: supportInputOf(form).amountInFen }),
    fields: ({ idempotencyKey = '', ...form }) => ({ ...supportInputOf(form), idempotencyKey }),
    done: ({ output }) => (output as CallOutput<typeof supportAdd>).payInfo.url,
  },
  {
    route: 'independentSupport',
    step: 'takeBack',
    handled: handledSupportTakeBack,
    fields: ({ supportId = '' }) => ({ supportId }),
    done: ({ locale }) => linkTo('independentSupport', { locale }),
  },
];
