import type { Database, Trx } from '#src/server/db/database.ts';
import { findImagesOf } from '#src/server/media/find-images-of.ts';
import type { Keys } from '#src/server/platform/keys.ts';
import { comparisonsOf } from '#src/server/raising/decide/find-comparisons.ts';
import { openPayee, papersOfPayee } from '#src/server/raising/payee/payee.ts';
import type { ReviewComparison, ReviewField } from '#src/server/review/review-queue.ts';
import type { Services } from '#src/server/services.ts';
import type { Locale } from '#src/shared/platform/locale.ts';
import { maskedIdCard } from '#src/shared/raising/identity/identity-facts.ts';
import { textsOf } from '#src/texts/texts.ts';

/** Finds what a person sent with a changed account, and the number that is compared with it. */
export async function findChangePapers(
  services: Pick<Services, 'db' | 'keys'>,
  { payeeId, locale }: { payeeId: string; locale: Locale },
): Promise<ReviewField[]> {
  const account = await openPayee(services, payeeId);
  if (account.kind === 'hospital') return [];
  const { withdrawalDesk, raising } = textsOf(locale);
  const t = withdrawalDesk.fields;
  const { idCard, relationPaper: paper } = account;
  const plain = { name: 'relationPaper', label: raising.fields.relationPaper, refusable: true };
  const imageIds = await findPapers(services.db, payeeId);
  return [
    {
      ...{ name: 'idCard', label: t.idCard, refusable: true },
      ...{ secret: true, masked: maskedIdCard(idCard), reveal: async () => idCard },
    },
    ...(paper ? [{ ...plain, value: raising.relationPapers[paper] }] : []),
    { name: 'newPapers', label: t.newPapers, imageIds, refusable: true },
  ];
}

/** Finds the same as of the first account; refused in one field, all of it stays as it was. */
export async function findPayeeComparisons(
  db: Database | Trx,
  keys: Keys,
  payeeId: string,
): Promise<ReviewComparison[]> {
  const account = await openPayee({ db, keys }, payeeId);
  const sheet = account.kind === 'person' ? 'payee' : 'hospitalPayee';
  const imageIds = await findPapers(db, payeeId);
  return comparisonsOf({ sheet, fields: { ...account } }, () => imageIds);
}

async function findPapers(db: Database | Trx, payeeId: string): Promise<string[]> {
  const papers = await findImagesOf(db, papersOfPayee(payeeId));
  return papers.map(({ imageId }) => imageId);
}
