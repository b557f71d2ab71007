/**
 * This is the version of each agreement that is offered now, as the Markdown of both languages says
 * it.
 */
export const agreementVersions = {
  user: '1.1',
  privacy: '1.4',
  fundraiser: '1.3',
  donor: '1.1',
  payment: '1.1',
  refund: '1.1',
  cookie: '1.4',
} as const;

export type AgreementKind = keyof typeof agreementVersions;
