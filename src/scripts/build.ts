import { buildIfStale } from './build-if-stale.ts';

buildIfStale();
console.log('The site is built in dist/. Next: npm start.');
