import { only } from '#src/shared/contract/call-form.ts';
import {
  gearMarkSent,
  gearReceived,
  gearReturnAgree,
  gearReturnAsk,
  gearReturnRefuse,
} from '#src/shared/kinds/parcels/calls.ts';
import { addressSave } from './calls.ts';

/** These are forms about things that are sent: what each sends, with script and without. */
export const goodsForms = {
  address: { call: addressSave, inputOf: only('name', 'mobile', 'region', 'street') },
  sent: { call: gearMarkSent, inputOf: only('infoUuid', 'orderId', 'carrier', 'tracking') },
  received: { call: gearReceived, inputOf: only('orderId') },
  askReturn: { call: gearReturnAsk, inputOf: only('orderId', 'words') },
  agreeReturn: { call: gearReturnAgree, inputOf: only('infoUuid', 'orderId') },
  refuseReturn: { call: gearReturnRefuse, inputOf: only('infoUuid', 'orderId', 'words') },
};
