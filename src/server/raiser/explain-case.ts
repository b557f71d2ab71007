import { addInquiry } from '#src/server/advisers/add-inquiry.ts';
import type { Services } from '#src/server/services.ts';
import type { CallParsed } from '#src/shared/contract/call.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import type { explainCase as explainCaseCall } from '#src/shared/raiser/questions/calls.ts';
import { findQuestioned } from './find-questioned.ts';

type Explanation = CallParsed<typeof explainCaseCall> & { userId: string };

/** A family says how it is, with papers, while its case is doubted or held; the desk answers it. */
export async function explainCase(
  services: Services,
  { infoUuid, content, attachments, userId }: Explanation,
  now: number,
): Promise<void> {
  if (!(await findQuestioned(services, infoUuid, now))) throw new Problem('caseStateRefuses');
  const said = { userId, infoUuid, content: { content }, attachments };
  await addInquiry(services, { kind: 'service', ...said }, now);
}
