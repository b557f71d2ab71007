import { refusedForm } from '#src/preview/sample-plain.ts';
import { sampleId } from '#src/preview/samples.ts';
import { show } from '#src/preview/show.ts';
import AdviserDesk from './AdviserDesk.astro';
import GreenPathForm from './GreenPathForm.astro';
import LeadForms from './LeadForms.astro';

const callers = [{ adviserId: sampleId, name: '何晓云', city: '成都' }];
const lead = { leadId: sampleId, tries: 1, adviserId: sampleId };

export const examples = [
  show(LeadForms).in(({ locale }) => ({
    held: { lead, mayCall: true, mayHand: true, callers, action: '#', sent: undefined, locale },
    others: { lead, mayCall: false, mayHand: true, callers, action: '#', sent: undefined, locale },
    'not to be handed on, refused': {
      ...{ lead, mayCall: true, mayHand: false, callers, action: '#', locale },
      sent: refusedForm('callLead', { leadId: sampleId, tries: '1' }, ['outcome']),
    },
  })),
  show(GreenPathForm).in(({ locale }) => ({
    usual: {
      ...{ applyId: sampleId, steps: ['looking', 'refused'], action: '#', sent: undefined },
      locale,
    },
    refused: {
      ...{ applyId: sampleId, steps: ['looking', 'refused'], action: '#', locale },
      sent: refusedForm('moveGreenPath', { applyId: sampleId }, ['words']),
    },
  })),
  show(AdviserDesk).in(({ locale }) => ({
    usual: { adviserId: sampleId, action: '#', sent: undefined, locale },
    refused: {
      ...{ adviserId: sampleId, action: '#', locale },
      sent: refusedForm('adviserDesk', { adviserId: sampleId, mobile: '1' }, ['mobile', 'reason']),
    },
  })),
];
