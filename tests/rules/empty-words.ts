/** These are words of a name that say nothing, or for which the trade has a plain term. */
export const emptyWords = [
  ...['info', 'data', 'manager', 'helper', 'helpers', 'util', 'utils', 'misc', 'v2'],
  ...['house', 'deaf', 'stretches', 'unbroken', 'norm', 'ship', 'word'],
  ...['doubt', 'doubts', 'doubted', 'doubtful'],
];
