import type { Selectable } from 'kysely';
import { fromJson } from '#src/server/db/json.ts';
import type { InquiriesTable } from '#src/server/db/schema.ts';
import type { Keys } from '#src/server/platform/keys.ts';
import type { InquiryField } from '#src/shared/advisers/inquiry-kinds.ts';

type Sealed = 'id' | 'name_sealed' | 'mobile_sealed' | 'content_sealed';

/**
 * Answers what somebody asked and who they are, in clear; nothing of either once their account is
 * closed.
 */
export function openInquiry(
  keys: Keys,
  { id, name_sealed, mobile_sealed, content_sealed }: Pick<Selectable<InquiriesTable>, Sealed>,
) {
  return {
    name: name_sealed && keys.open('inquiries.name_sealed', id, name_sealed),
    mobile: mobile_sealed && keys.open('inquiries.mobile_sealed', id, mobile_sealed),
    content: openInquiryContent(keys, id, content_sealed),
  };
}

export function openInquiryContent(keys: Keys, id: string, sealed: string) {
  const content = sealed && keys.open('inquiries.content_sealed', id, sealed);
  return fromJson<Partial<Record<InquiryField, string>>>(content || '{}');
}
