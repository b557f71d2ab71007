/** Someone asks to be called or answered by these. */
const inquiryKinds = ['raise', 'adviser', 'greenPath', 'service', 'partner', 'stuck'] as const;
export type InquiryKind = (typeof inquiryKinds)[number];

export const inquiryTopics = ['service', 'partner'] as const;

/**
 * People meet these forms, named by the last part of their address; two of them leave the same
 * lead.
 */
export const inquiryForms = {
  raise: { kind: 'raise', fields: ['name', 'mobile', 'city', 'disease'] },
  regist: { kind: 'raise', fields: ['name', 'mobile', 'city', 'disease'] },
  adviser: { kind: 'adviser', fields: ['name', 'mobile', 'city'] },
  'green-path': { kind: 'greenPath', fields: ['disease', 'hospital', 'content'] },
  service: { kind: 'service', fields: ['name', 'mobile', 'content'] },
  partner: { kind: 'partner', fields: ['name', 'mobile', 'content'] },
  stuck: { kind: 'stuck', fields: [] },
} as const satisfies Record<string, { kind: InquiryKind; fields: readonly InquiryField[] }>;

export type InquiryField = 'name' | 'mobile' | 'city' | 'disease' | 'hospital' | 'content' | 'part';
export type InquiryForm = keyof typeof inquiryForms;

export function isInquiryForm(name: string): name is InquiryForm {
  return Object.hasOwn(inquiryForms, name);
}

/** Is somebody to be called by an adviser? */
export function isLead(kind: InquiryKind): boolean {
  return kind === 'raise' || kind === 'adviser' || kind === 'stuck';
}

/** So many may come of one phone, or account, in a day. */
export const inquiriesPerDay = 5;
