import { longWords, sampleAt, sampleId } from '#src/preview/samples.ts';
import { show } from '#src/preview/show.ts';
import CallerShown from './CallerShown.astro';
import FieldRows from './FieldRows.astro';
import LeadLog from './LeadLog.astro';
import LeadState from './LeadState.astro';
import LeadTable from './LeadTable.astro';

const lead = {
  ...{ leadId: sampleId, kind: 'raise' as const, name: '周**', city: '昆明', channel: 'hospital' },
  ...{ state: 'open' as const, outcome: null, tries: 0, dueAt: sampleAt, promisedAt: sampleAt },
  ...{ escalatedAt: null, adviserName: '白若溪', isHeld: true, isInvited: true },
  ...{ mobileMasked: '138****0001', reach: 'city' as const },
};
const late = { ...lead, adviserName: null, escalatedAt: sampleAt, isHeld: false, tries: 2 };
const called = {
  ...{ position: 2, act: 'called' as const, outcome: 'reached' as const, note: longWords },
  ...{ at: sampleAt, by: '白若溪', adviserName: '白若溪' },
};
const given = { ...called, position: 1, act: 'given' as const, outcome: null, note: '', by: null };

export const examples = [
  show(LeadTable).in(({ locale }) => ({
    usual: { leads: [lead, late], now: sampleAt - 1, locale },
    late: { leads: [lead, late], now: sampleAt, locale },
  })),
  show(FieldRows).in(({ locale, texts }) => ({
    usual: { rows: [[texts.leads.desk.city, '昆明']], locale },
  })),
  show(LeadState).in(({ locale }) => ({
    held: { lead, now: sampleAt - 1, locale },
    late: { lead: late, now: sampleAt, locale },
  })),
  show(LeadLog).in(({ locale }) => ({
    usual: { log: [called, given], locale },
    none: { log: [], locale },
  })),
  show(CallerShown).in(({ locale, texts }) => ({
    asked: { action: '#', caller: undefined, locale },
    reason: {
      ...{ action: '#', caller: undefined, locale },
      why: { label: texts.leads.greenDesk.why, error: texts.fieldProblems.required },
    },
    shown: { action: '#', caller: { name: '周小家', mobile: '13800000001' }, locale },
  })),
];
