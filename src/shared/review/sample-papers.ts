/** Drawn examples of papers that families are asked for. */
export const samplePapers = ['identity', 'diagnosis', 'bill', 'bankCard', 'ward'] as const;
export type SamplePaper = (typeof samplePapers)[number];

const samplesByWord: readonly [RegExp, SamplePaper][] = [
  [/idCard|identity|certificate/i, 'identity'],
  [/diagnos|medical|treatment|disease/i, 'diagnosis'],
  [/bill|cost|invoice|fund|amount|receipt/i, 'bill'],
  [/bank|payee|account/i, 'bankCard'],
  [/photo|picture|cover|patient|image/i, 'ward'],
];

/** Which example explains a field, if one does. */
export function sampleOfField(fieldName: string): SamplePaper | undefined {
  return samplesByWord.find(([pattern]) => pattern.test(fieldName))?.[1];
}
