export { accounts } from './zh-CN/accounts.ts';
export { cases } from './zh-CN/cases.ts';
export { content } from './zh-CN/content.ts';
export { donations } from './zh-CN/donations.ts';
export { platform } from './zh-CN/platform.ts';
export { fieldProblems, problems } from './zh-CN/problems.ts';
