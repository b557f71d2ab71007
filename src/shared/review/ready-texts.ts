/** Refusals that staff pick from a list; the words stand in the texts of each language. */
export const readyTextNames = [
  'unclear',
  'cut',
  'mismatch',
  'expired',
  'missing',
  'wrongPaper',
  'tooVague',
  'privateInText',
  'notPatient',
  'amountUnfounded',
  'consentMissing',
] as const;

export type ReadyText = (typeof readyTextNames)[number];
