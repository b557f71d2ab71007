export { accounts } from './en/accounts.ts';
export { cases } from './en/cases.ts';
export { comments } from './en/comments.ts';
export { content } from './en/content.ts';
export { donations } from './en/donations.ts';
export { platform } from './en/platform.ts';
export { fieldProblems, problems } from './en/problems.ts';
export { sharing } from './en/sharing.ts';
export { verification } from './en/verification.ts';
