import type { PageForm } from '#src/server/door/page-form.ts';
import { afterAddress } from '#src/shared/kinds/goods/after-address.ts';
import { goodsForms } from '#src/shared/kinds/goods/goods-forms.ts';
import { linkTo } from '#src/shared/routes.ts';
import {
  addressRoute,
  askReturnRoute,
  markSentRoute,
  receivedRoute,
  refuseReturnRoute,
} from './goods/goods-routes.ts';

/** This is what a donor of a thing sends from its order. */
const ofDonor = {
  route: 'goodsOrder',
  done: ({ params, locale }) => linkTo('goodsOrder', { params, locale }),
} satisfies Partial<PageForm>;
/** This is what a family sends from its list of ordered things. */
export const ofFamily = {
  route: 'goodsOrders',
  done: ({ params: { infoUuid = '' }, locale }) =>
    linkTo('goodsOrders', { params: { infoUuid }, locale }),
} satisfies Partial<PageForm>;

export const kindForms: PageForm[] = [
  {
    route: 'goodsAddress',
    step: 'address',
    handled: addressRoute,
    fields: goodsForms.address.inputOf,
    done: ({ form, locale }) => afterAddress(form, locale),
  },
  {
    ...ofFamily,
    step: 'sent',
    handled: markSentRoute,
    fields: (form, params) => goodsForms.sent.inputOf({ ...form, ...params }),
  },
  {
    ...ofFamily,
    step: 'refuseReturn',
    handled: refuseReturnRoute,
    fields: (form, params) => goodsForms.refuseReturn.inputOf({ ...form, ...params }),
  },
  {
    ...ofDonor,
    step: 'received',
    handled: receivedRoute,
    fields: (form, params) => goodsForms.received.inputOf({ ...form, ...params }),
  },
  {
    ...ofDonor,
    step: 'askReturn',
    handled: askReturnRoute,
    fields: (form, params) => goodsForms.askReturn.inputOf({ ...form, ...params }),
  },
];
