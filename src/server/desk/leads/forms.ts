import {
  callLeadRoute,
  claimLeadRoute,
  handLeadRoute,
  moveGreenPathRoute,
  revealGreenPathRoute,
  revealLeadRoute,
} from '#src/server/desk/lead-routes.ts';
import type { PageForm } from '#src/server/door/page-form.ts';
import { deskForm } from '#src/server/review/desk-form.ts';

/**
 * These are the forms of a lead and of an application to the doctor channel; what is revealed is
 * shown once.
 */
export const leadDeskForms: readonly PageForm[] = [
  deskForm('claimLead', { route: 'deskLead', handled: claimLeadRoute }),
  deskForm('callLead', { route: 'deskLead', handled: callLeadRoute }),
  deskForm('handLead', { route: 'deskLead', handled: handLeadRoute }),
  {
    ...{ route: 'deskLead', step: 'reveal', handled: revealLeadRoute },
    fields: (_form, { leadId = '' }) => ({ leadId }),
  },
  deskForm('moveGreenPath', { route: 'deskGreenPath', handled: moveGreenPathRoute }),
  {
    ...{ route: 'deskGreenPath', step: 'reveal', handled: revealGreenPathRoute },
    fields: ({ reason = '' }, { applyId = '' }) => ({ applyId, reason }),
  },
];
