export { accounts } from './zh-CN/accounts.ts';
export { cases } from './zh-CN/cases.ts';
export { comments } from './zh-CN/comments.ts';
export { content } from './zh-CN/content.ts';
export { donations } from './zh-CN/donations.ts';
export { platform } from './zh-CN/platform.ts';
export { fieldProblems, problems } from './zh-CN/problems.ts';
export { sharing } from './zh-CN/sharing.ts';
export { verification } from './zh-CN/verification.ts';
