import type { Trx } from '#src/server/db/database.ts';
import { toJson } from '#src/server/db/json.ts';
import { newId } from '#src/server/platform/keys.ts';
import { type AgreementKind, agreementVersions } from '#src/shared/content/agreement-versions.ts';
import type { ConsentGiver } from '#src/shared/raising/sheet-choices.ts';
import type { SheetName } from '#src/shared/raising/sheet-names.ts';

type Person = 'patient' | 'publisher' | 'payee';

/** Patient, publisher and payee are three persons, each with a consent of their own. */
const consentOf: Partial<Record<SheetName, { person: Person; kinds: readonly AgreementKind[] }>> = {
  base: { person: 'publisher', kinds: ['user', 'privacy', 'fundraiser'] },
  patient: { person: 'patient', kinds: ['privacy', 'fundraiser'] },
  goodsBase: { person: 'publisher', kinds: ['user', 'privacy', 'fundraiser'] },
  origination: { person: 'publisher', kinds: ['user', 'privacy', 'fundraiser'] },
  individual: { person: 'patient', kinds: ['privacy', 'fundraiser'] },
  payee: { person: 'payee', kinds: ['privacy', 'payment'] },
  hospitalPayee: { person: 'payee', kinds: ['payment'] },
};

/** What an aide ticked for the patient counts once the family sends it as its own. */
export async function confirmConsents(
  trx: Trx,
  { caseId, userId, now }: { caseId: string; userId: string; now: number },
): Promise<void> {
  const rows = await trx
    .selectFrom('case_consents')
    .selectAll()
    .where('case_id', '=', caseId)
    .orderBy('agreed_at')
    .orderBy('id')
    .execute();
  const last = new Map(rows.map((row) => [row.person, row]));
  const others = [...last.values()].filter(({ user_id }) => user_id !== userId);
  for (const row of others) {
    const own = { ...row, id: newId(), user_id: userId, agreed_at: now };
    await trx.insertInto('case_consents').values(own).execute();
  }
}

type Given = {
  caseId: string;
  sheet: SheetName;
  fields: Record<string, unknown>;
  userId: string;
  now: number;
};

/** Keeps who agreed to which versions when; the same consent given again adds nothing. */
export async function recordConsent(
  trx: Trx,
  { caseId, sheet, fields, userId, now }: Given,
): Promise<void> {
  const consent = consentOf[sheet];
  if (!consent) return;
  const givenBy = (fields.consent ?? 'own') as ConsentGiver;
  const agreements = toJson(
    consent.kinds.map((kind) => ({ kind, version: agreementVersions[kind] })),
  );
  const last = await trx
    .selectFrom('case_consents')
    .select(['given_by', 'agreements', 'user_id'])
    .where('case_id', '=', caseId)
    .where('person', '=', consent.person)
    .orderBy('agreed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last?.given_by === givenBy && last.agreements === agreements) return;
  await trx
    .insertInto('case_consents')
    .values({
      id: newId(),
      case_id: caseId,
      person: consent.person,
      given_by: givenBy,
      agreements,
      user_id: userId,
      agreed_at: now,
    })
    .execute();
}
