import { inTransaction } from '#src/server/db/in-transaction.ts';
import { passPayee, savePayee } from '#src/server/raising/payee/payee.ts';
import type { Services } from '#src/server/services.ts';
import type { PayeeAccount } from '#src/shared/raising/payee-account.ts';
import type { AddedStory } from './add-story.ts';
import type { DemoStory } from './demo-story.ts';
import { demoMobile, inventedBankCard, inventedIdCard } from './invented-numbers.ts';

const hourMs = 3_600_000;

/** Gives a story the account that its review passed before it became public. */
export async function addPayee(
  { db, keys }: Services,
  { story, caseId, ownerUserId, publishedAt }: AddedStory,
  { index, staffUserId }: { index: number; staffUserId: string },
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const account = accountOf(story, index);
    const now = publishedAt - 2 * hourMs;
    const { payeeId } = await savePayee(trx, keys, {
      caseId,
      account,
      submittedBy: ownerUserId,
      now,
    });
    await passPayee(trx, { payeeId, staffUserId, effectiveAt: publishedAt - hourMs });
  });
}

export function accountOf(story: DemoStory, index: number): PayeeAccount {
  const { kind, displayName } = story.payee;
  if (kind === 'hospital') {
    return {
      kind,
      hospital: story.hospital,
      department: story.department,
      account: inventedBankCard(index),
      bankName: '示例银行住院专户',
      bedNo: `ZY${String(20_260_000 + index)}`,
    };
  }
  const isPatient = story.raiser.relation === 1;
  return {
    kind,
    relation: isPatient ? 'self' : [4, 5].includes(story.raiser.relation) ? 'spouse' : 'other',
    name: `${displayName.slice(0, 1)}某某`,
    idCard: inventedIdCard('19850612', index),
    mobile: demoMobile(index),
    bankName: '示例银行',
    bankCard: inventedBankCard(index),
  };
}
