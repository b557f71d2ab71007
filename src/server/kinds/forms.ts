import type { PageForm } from '#src/server/door/page-form.ts';
import { linkTo } from '#src/shared/routes.ts';
import { addressRoute, markSentRoute } from './goods-routes.ts';

const publicId = /^[\w-]{22}$/;

export const kindForms: PageForm[] = [
  {
    route: 'goodsAddress',
    step: 'address',
    handled: addressRoute,
    fields: ({ name = '', mobile = '', region = '', street = '' }) => ({
      ...{ name, mobile, region, street },
    }),
    // Whoever was on the way to the cashier goes on there.
    done: ({ form: { infoUuid = '', gearId = '' }, locale }) =>
      publicId.test(infoUuid) && publicId.test(gearId)
        ? linkTo('pay', { params: { infoUuid }, query: { gearId }, locale })
        : linkTo('goodsAddress', { query: { saved: 1 }, locale }),
  },
  {
    route: 'goodsOrders',
    step: 'sent',
    handled: markSentRoute,
    fields: ({ orderId = '', tracking = '' }, { infoUuid = '' }) => ({
      ...{ infoUuid, orderId, tracking },
    }),
    done: ({ params: { infoUuid = '' }, locale }) =>
      linkTo('goodsOrders', { params: { infoUuid }, locale }),
  },
];
