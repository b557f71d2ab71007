import { rmSync } from 'node:fs';
import { copyTree } from '../support/copy-tree.ts';
import { addLanguage } from './add-language.ts';
import { findTypeErrors } from './find-type-errors.ts';

// This is the first half of `npm run third-language`: who adds a language meets no type error in
// code that only knew of two.
const folder = copyTree();
try {
  addLanguage(folder);
  const errors = findTypeErrors(folder);
  for (const error of errors) console.error(error);
  console.log(`A third language meets ${errors.length} type errors.`);
  if (errors.length > 0) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
