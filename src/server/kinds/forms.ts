import type { PageForm } from '#src/server/door/page-form.ts';
import { afterAddress } from '#src/shared/kinds/goods/after-address.ts';
import { goodsForms } from '#src/shared/kinds/goods/goods-forms.ts';
import { linkTo } from '#src/shared/routes.ts';
import { addressRoute, markSentRoute } from './goods-routes.ts';

export const kindForms: PageForm[] = [
  {
    route: 'goodsAddress',
    step: 'address',
    handled: addressRoute,
    fields: goodsForms.address.inputOf,
    done: ({ form, locale }) => afterAddress(form, locale),
  },
  {
    route: 'goodsOrders',
    step: 'sent',
    handled: markSentRoute,
    fields: (form, params) => goodsForms.sent.inputOf({ ...form, ...params }),
    done: ({ params: { infoUuid = '' }, locale }) =>
      linkTo('goodsOrders', { params: { infoUuid }, locale }),
  },
];
