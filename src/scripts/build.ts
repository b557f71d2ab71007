import { buildIfStale } from './build-if-stale.ts';
import { tellErrors } from './tell-error.ts';

tellErrors();

buildIfStale();
console.log('The site is built in dist/current. Next: npm start.');
