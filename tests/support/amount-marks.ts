/** People, keyboards and pastes put these signs between the yuan and what follows them. */
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
