/** This is the site's flame in a box 26 wide, path by path. */
export const flamePaths = [
  { path: 'M13 2c3 4 6.500 7 6.500 12a6.500 6.500 0 0 1-13 0C6.500 9 10 6 13 2z', fill: '#b4431f' },
  {
    path: 'M13 11c1.500 2 3 3.200 3 5.500a3 3 0 0 1-6 0c0-2.300 1.500-3.500 3-5.500z',
    fill: '#f9e3d0',
  },
] as const;

export const flameMark = flamePaths
  .map(({ path, fill }) => `<path d="${path}" fill="${fill}"/>`)
  .join('');
