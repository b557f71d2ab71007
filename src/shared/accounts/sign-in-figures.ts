/** The desk counts this of signing in, and of who plays people who do. */
export const signInFigures = [
  'sent',
  'used',
  'proved',
  'wrong',
  'networks',
  'factorWrong',
  'refused',
  'asked',
] as const;
export type SignInFigure = (typeof signInFigures)[number];
export type SignInFigures = Record<SignInFigure, number>;
