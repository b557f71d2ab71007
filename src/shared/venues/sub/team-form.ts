import { type CallForm, only } from '#src/shared/contract/call-form.ts';
import { subVenueCreate } from './calls.ts';

export const teamForm: CallForm<typeof subVenueCreate> = {
  call: subVenueCreate,
  inputOf: only('activityId', 'name'),
};
