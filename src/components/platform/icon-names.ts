/** Every drawing of `icons.svg` stands here by the id of its symbol. */
export const iconNames = [
  'raising',
  'papers',
  'aid',
  'money',
  'giving',
  'care',
  'person',
  'phone',
  'bank',
  'eye',
  'hospital',
  'tick',
  'talk',
  'star',
  'box',
  'bell',
  'search',
  'link',
  'share',
  'picture',
  'letter',
  'close',
] as const;

export type IconName = (typeof iconNames)[number];
