/** This is why an account can not be closed yet: it needs its person. */
export type ClosingTie =
  | { kind: 'appeal' | 'money' | 'returning' | 'refundAsked'; title: string }
  | { kind: 'role' };
