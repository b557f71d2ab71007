import type { PageForm } from '#src/server/door/page-form.ts';
import { ofFamily } from '#src/server/kinds/forms.ts';
import { deskForm } from '#src/server/review/desk-form.ts';
import { goodsForms } from '#src/shared/kinds/goods/goods-forms.ts';
import { linkTo } from '#src/shared/routes.ts';
import {
  handledAgreeReturn,
  handledApplyRefund,
  handledCancelRefund,
  handledGiveRefundAccount,
  handledLaunchRefund,
  handledModifyIfUnused,
  handledProposeRefundAccount,
  handledRetryRefund,
  handledStartPlatformRefund,
  handledTakeGiftBack,
} from './routes.ts';

type Fields = Record<string, string>;

const refundIdOf = ({ refundId = '' }: Fields) => ({ refundId });
/** A guest's gift is known by its code; an account's needs none. */
const giftOf = ({ orderId = '', receiptCode = '' }: Fields) => ({
  orderId,
  ...(receiptCode ? { receiptCode } : {}),
});

const account = {
  step: 'account',
  handled: handledGiveRefundAccount,
  fields: ({ name = '', bankName = '', bankCard = '', ...form }: Fields) => ({
    ...giftOf(form),
    ...{ name, bankName, bankCard },
  }),
};

const choice = {
  step: 'ifUnused',
  handled: handledModifyIfUnused,
  fields: ({ ifUnused = '', ...form }: Fields) => ({ ...giftOf(form), ifUnused }),
};

/** A guest's gift comes again by its address, as it is then. */
const ofReceipt = {
  route: 'receipt',
  done: ({ form: { orderId = '' }, locale }) => linkTo('receipt', { query: { orderId }, locale }),
} as const satisfies Pick<PageForm, 'route' | 'done'>;

export const refundForms: PageForm[] = [
  {
    route: 'refundApply',
    step: 'apply',
    handled: handledApplyRefund,
    fields: ({ reason = '', attachments = '', idempotencyKey = '' }, { infoUuid = '' }) => ({
      ...{ infoUuid, reason, attachments, idempotencyKey },
    }),
    done: ({ params, locale }) => linkTo('refundApplySuccess', { params, locale }),
  },
  {
    route: 'refundDetail',
    step: 'cancel',
    handled: handledCancelRefund,
    fields: refundIdOf,
    done: ({ params, form, locale }) =>
      linkTo('refundDetail', { params, query: { refundId: form.refundId }, locale }),
  },
  {
    route: 'refundAuditPass',
    step: 'launch',
    handled: handledLaunchRefund,
    fields: refundIdOf,
    done: ({ params, locale }) => linkTo('refundAuditPass', { params, locale }),
  },
  {
    ...account,
    route: 'refundDetail',
    done: ({ params, form, locale }) =>
      linkTo('refundDetail', { params, query: { refundId: form.refundId }, locale }),
  },
  { ...account, ...ofReceipt },
  {
    route: 'mineOrder',
    step: 'takeBack',
    handled: handledTakeGiftBack,
    fields: giftOf,
    done: ({ locale }) => linkTo('mineOrder', { locale }),
  },
  {
    ...ofFamily,
    step: 'agreeReturn',
    handled: handledAgreeReturn,
    fields: (form, params) => goodsForms.agreeReturn.inputOf({ ...form, ...params }),
  },
  {
    ...choice,
    route: 'mineOrder',
    done: ({ locale }) => linkTo('mineOrder', { locale }),
  },
  { ...choice, ...ofReceipt },
  {
    ...choice,
    route: 'paySuccess',
    done: ({ form: { tradeNo = '' }, params, locale }) =>
      linkTo('paySuccess', { params, query: { tradeNo }, locale }),
  },
  { ...ofReceipt, step: 'takeBack', handled: handledTakeGiftBack, fields: giftOf },
  deskForm('startRefund', { route: 'deskCase', handled: handledStartPlatformRefund }),
  deskForm('retryRefund', { route: 'deskCase', handled: handledRetryRefund }),
  deskForm('refundAccount', { route: 'deskCase', handled: handledProposeRefundAccount }),
];
