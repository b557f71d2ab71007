import { plainFormsFor, refusedForm } from '#src/preview/sample-plain.ts';
import { sampleId } from '#src/preview/samples.ts';
import { show } from '#src/preview/show.ts';
import { goodsForms } from '#src/shared/kinds/goods/goods-forms.ts';
import AddressForm from './AddressForm.astro';
import AnswerReturn from './AnswerReturn.astro';
import { GoodsForm } from './GoodsForm.tsx';
import ParcelActs from './ParcelActs.astro';
import TrackingForm from './TrackingForm.astro';

const known = { name: '陈晴', mobile: '13900000000', region: '云南昆明', street: '翠湖路 1 号' };
const ids = { infoUuid: sampleId, gearId: sampleId };
const order = { infoUuid: sampleId, orderId: sampleId, carrier: '', tracking: '' };

export const examples = [
  show(AddressForm).in(({ locale }) => ({
    empty: { ...ids, locale, known: null, sent: undefined },
    known: { ...ids, locale, known, sent: undefined },
    refused: {
      ...{ ...ids, locale, known },
      sent: refusedForm('address', { ...ids, mobile: '139' }, ['mobile', 'street']),
    },
  })),
  show(GoodsForm).in((asked) =>
    plainFormsFor(asked, 'of', Object.keys(goodsForms) as (keyof typeof goodsForms)[]),
  ),
  show(AnswerReturn).in(({ locale }) => ({
    asked: { infoUuid: sampleId, orderId: sampleId, refused: false, locale, sent: undefined },
    refused: { infoUuid: sampleId, orderId: sampleId, refused: true, locale, sent: undefined },
    'refused, no words': {
      ...{ infoUuid: sampleId, orderId: sampleId, refused: false, locale },
      sent: refusedForm('refuseReturn', { infoUuid: sampleId, orderId: sampleId }, ['words']),
    },
  })),
  show(ParcelActs).in(({ locale }) => ({
    usual: { orderId: sampleId, locale, sent: undefined },
    'refused, no words': {
      ...{ orderId: sampleId, locale },
      sent: refusedForm('askReturn', { orderId: sampleId, words: '' }, ['words']),
    },
  })),
  show(TrackingForm).in(({ locale }) => ({
    'to be sent': { ...order, isSent: false, locale, sent: undefined },
    'was sent': {
      ...order,
      carrier: '顺丰',
      tracking: 'SF 1234',
      isSent: true,
      locale,
      sent: undefined,
    },
    refused: {
      ...{ ...order, isSent: false, locale },
      sent: refusedForm('sent', { infoUuid: sampleId, orderId: sampleId }, ['carrier']),
    },
  })),
];
