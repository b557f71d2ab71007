import { only } from '#src/shared/contract/call-form.ts';
import { addressSave, gearMarkSent } from './calls.ts';

/** Forms about things that are sent: what each sends, with script and without. */
export const goodsForms = {
  address: { call: addressSave, inputOf: only('name', 'mobile', 'region', 'street') },
  sent: { call: gearMarkSent, inputOf: only('infoUuid', 'orderId', 'tracking') },
};
