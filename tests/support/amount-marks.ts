/** Signs that people, keyboards and pastes put between the yuan and what follows them. */
export const marks = [
  '.',
  '．',
  '。',
  '｡',
  '٫',
  ',',
  '，',
  '·',
  '、',
  '元',
  '块',
  ' ',
  '/',
  '-',
  ':',
  '：',
];
marks.push('~', '_', '+', '*', "'", '"', '|', '…', '٬', '¥', '°', '%');
