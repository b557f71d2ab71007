import type { Database } from '#src/server/db/database.ts';
import { pageFrom, readAnchor } from '#src/server/platform/keyset.ts';
import type { AideKind } from '#src/shared/raising/aides/help-rules.ts';
import { type RaisePart, raiseParts } from '#src/shared/raising/parts.ts';

type Aide = {
  helpId: string;
  kind: AideKind;
  expiresAt: number;
  /** It is undefined for an invitation that nobody took yet. */
  joined: { nickname: string; at: number } | undefined;
};

/** Finds who helps with a case, and the invitations that wait for somebody. */
export async function findAides(db: Database, caseId: string, now: number): Promise<Aide[]> {
  const rows = await db
    .selectFrom('case_aides')
    .leftJoin('users', 'users.id', 'case_aides.aide_user_id')
    .select(['case_aides.id', 'kind', 'expires_at', 'accepted_at', 'users.nickname'])
    .where('case_id', '=', caseId)
    .where('ended_at', 'is', null)
    .where((row) => row.or([row('accepted_at', 'is not', null), row('expires_at', '>', now)]))
    .orderBy('invited_at')
    .execute();
  return rows.map(({ id, kind, expires_at, accepted_at, nickname }) => ({
    ...{ helpId: id, kind, expiresAt: expires_at },
    joined: accepted_at === null ? undefined : { nickname: nickname ?? '', at: accepted_at },
  }));
}

const shown = 20;

/** Finds what aides saved and typed of a case, newest first, as the trail has it. */
export async function findHelpActs(
  db: Database,
  { caseId, anchorId }: { caseId: string; anchorId: string },
) {
  const after = readAnchor(anchorId, 'n') as [number] | undefined;
  const rows = await db
    .selectFrom('audit_trail')
    .leftJoin('users', 'users.id', 'audit_trail.staff_user_id')
    .select(['position', 'at', 'act', 'detail', 'users.nickname'])
    .where('case_id', '=', caseId)
    .where('act', 'in', ['helpSave', 'helpType', 'helpJoin', 'helpEnd'])
    .$if(after !== undefined, (query) => query.where('position', '<', after?.[0] ?? 0))
    .orderBy('position', 'desc')
    .limit(shown + 1)
    .execute();
  const { list, ...page } = pageFrom(rows, shown, ({ position }) => [position]);
  const acts = list.map(({ detail, act, ...row }) => ({
    ...row,
    act: act as 'helpSave' | 'helpType' | 'helpJoin' | 'helpEnd',
    part: partOf(detail),
  }));
  return { ...page, list: acts };
}

function partOf(detail: string): RaisePart | undefined {
  const { part } = JSON.parse(detail) as { part?: string };
  return raiseParts.find((name) => name === part);
}
