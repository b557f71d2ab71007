/** These are drawn examples of papers that families are asked for. */
export const samplePapers = ['identity', 'diagnosis', 'bill', 'bankCard', 'ward'] as const;
export type SamplePaper = (typeof samplePapers)[number];

/** Only pictures are explained by a picture; by name of the field. */
const sampleByField: Readonly<Record<string, SamplePaper>> = {
  'base.attachments': 'ward',
  'patient.attachments': 'identity',
  'publisher.attachments': 'identity',
  'treatment.attachments': 'diagnosis',
  'treatment.bills': 'bill',
  'payee.attachments': 'bankCard',
  'household.attachments': 'bill',
  'materials.attachments': 'diagnosis',
};

/** Finds which example explains a field, if one does. */
export function sampleOfField(fieldName: string): SamplePaper | undefined {
  return sampleByField[fieldName];
}
