/** The version of each agreement that is offered now, as the Markdown of both languages says it. */
export const agreementVersions = {
  user: '1.0',
  privacy: '1.1',
  fundraiser: '1.0',
  donor: '1.0',
  payment: '1.0',
  refund: '1.0',
  cookie: '1.1',
} as const;

export type AgreementKind = keyof typeof agreementVersions;
