import type { PageForm } from '#src/server/door/page-form.ts';
import type { CallOutput } from '#src/shared/contract/call.ts';
import type { orderAdd } from '#src/shared/donations/calls.ts';
import { giftFieldsOf } from '#src/shared/donations/gift-form.ts';
import { payChannels } from '#src/shared/donations/pay-channels.ts';
import { linkTo } from '#src/shared/routes.ts';
import { findPayableCase } from './order/find-payable-case.ts';
import { findForms } from './receipt/forms.ts';
import { requireMeant } from './require-meant.ts';
import {
  handledContributeAdd,
  handledModifyAnonymous,
  handledOrderAdd,
  handledOrderClose,
} from './routes.ts';

export const donationForms: PageForm[] = [
  { route: 'pay', step: 'review' },
  {
    route: 'pay',
    step: 'pay',
    handled: handledOrderAdd,
    ask: async ({ form, params: { infoUuid = '' }, db, locale }, now) => {
      const found = await findPayableCase(db, { caseId: infoUuid, locale }, now);
      const { amountInFen } = giftFieldsOf(form, infoUuid);
      requireMeant(form, { amountInFen, roomInFen: found?.roomInFen });
    },
    fields: (form, { infoUuid = '' }) => ({
      payChannel: String(payChannels.wxH5),
      ...giftFieldsOf(form, infoUuid),
      idempotencyKey: form.idempotencyKey ?? '',
    }),
    done: ({ output }) => (output as CallOutput<typeof orderAdd>).payInfo.url,
  },
  {
    route: 'pay',
    step: 'gear',
    handled: handledContributeAdd,
    fields: ({ gearId = '', idempotencyKey = '', ...form }, { infoUuid = '' }) => ({
      payChannel: String(payChannels.wxH5),
      ...giftFieldsOf(form, infoUuid),
      ...{ gearId, idempotencyKey },
    }),
    done: ({ output }) => (output as CallOutput<typeof orderAdd>).payInfo.url,
  },
  {
    route: 'mineOrder',
    step: 'anonymous',
    handled: handledModifyAnonymous,
    // A box that is not ticked sends nothing.
    fields: ({ orderId = '', anonymous = '0' }) => ({ orderId, anonymous }),
    done: ({ locale }) => linkTo('mineOrder', { locale }),
  },
  {
    route: 'mineOrder',
    step: 'close',
    handled: handledOrderClose,
    fields: ({ orderId = '' }) => ({ orderId }),
    done: ({ locale }) => linkTo('mineOrder', { locale }),
  },
  ...findForms('receipt'),
];
