import { acceptHelp, inviteAide } from '#src/shared/raising/aides/calls.ts';
import type { AideKind } from '#src/shared/raising/aides/help-rules.ts';
import type { Family } from './test-family.ts';
import type { TestServer } from './test-server.ts';
import { addStaff, as, type Staff } from './test-staff.ts';

/** Makes a link of the family's, for one person. */
export async function inviteOne(
  t: TestServer,
  family: Family,
  kind: AideKind = 'relative',
): Promise<string> {
  const { data } = await t.call(inviteAide, { infoUuid: family.caseId, kind }, as(family));
  return data.helpId;
}

/** Writes somebody whom the family lets fill in. */
export async function addAide(
  t: TestServer,
  family: Family,
  kind?: AideKind,
): Promise<Staff & { helpId: string }> {
  const helpId = await inviteOne(t, family, kind);
  const aide = await addStaff(t);
  await t.call(acceptHelp, { helpId }, as(aide));
  return { ...aide, helpId };
}
