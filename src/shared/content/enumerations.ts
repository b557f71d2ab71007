/** This is what an article is about, in the order in which topics are listed. */
export const articleTopics = ['raising', 'papers', 'aid', 'money', 'giving', 'care'] as const;
export type ArticleTopic = (typeof articleTopics)[number];

/** Its author wrote an article as one of these; names of people stay out of it. */
export const authorRoles = ['editor', 'adviser', 'reviewer', 'finance', 'social-worker'] as const;

/** They say whose question it is, in the order in which questions are listed. */
export const askers = ['donor', 'fundraiser', 'verifier', 'visitor'] as const;
export type Asker = (typeof askers)[number];

/** This is the one thing to do after reading. */
export const nextSteps = [
  'get-help',
  'prepare',
  'start',
  'appeals',
  'receipt',
  'verify',
  'cost',
  'learn',
  'articles',
  'service',
] as const;
export type NextStep = (typeof nextSteps)[number];

/** These kinds of appeal have a page of their own. */
export const products = ['illness', 'dream', 'goods'] as const;
export type Product = (typeof products)[number];
