import config from '../e2e/playwright.config.ts';
import { thirdLanguage } from './add-language.ts';

/** It is the same phone and server as the journeys have, in the language that was added. */
export default {
  ...config,
  testDir: import.meta.dirname,
  projects: config.projects?.filter(({ name }) => name === thirdLanguage) ?? [],
};
