import { deskDoorOf, deskIdleMs } from '#src/server/accounts/staff/desk-door.ts';
import { prepared } from '#src/server/db/prepared.ts';
import type { DoorRequest } from '#src/server/door/door-request.ts';
import { sessionTokenOf, writeSessionCookie } from '#src/server/door/session/session-cookie.ts';
import { guest, type Viewer, type Visitor } from '#src/server/door/viewer.ts';
import { sha256 } from '#src/server/platform/keys.ts';
import { withoutLocale } from '#src/shared/platform/locale.ts';
import { withLimit } from '#src/shared/platform/with-limit.ts';
import { findRoute, routes } from '#src/shared/routes.ts';
import { staleOf } from './freshness.ts';
import { sessionLifeMs } from './open-session.ts';

/** "Last seen" is kept so exactly; a read then costs a write at most this often. */
const seenStepMs = 5 * 60_000;
const seenLimitMs = 300;

/** Finds who asks, by cookie or bearer token, in one query; without a token, in none. */
export async function findVisitor(c: DoorRequest): Promise<Visitor> {
  const token = sessionTokenOf(c);
  if (!token) return guest;
  const { db, now } = c.var.services;
  const rows = await findSession.all(db, { tokenHash: sha256(token) });
  const [session] = rows;
  if (!session) return { kind: 'guest', lost: 'expired' };
  if (session.expires_at <= now()) {
    // Who came by the messaging app's word needs that again, and no code of a phone.
    return { kind: 'guest', lost: session.userinfo_scope === 1 ? 'thirdParty' : 'expired' };
  }
  if (session.revoked_at !== null) return { kind: 'guest', lost: 'revoked' };
  if (session.seen_at <= now() - seenStepMs) {
    const seen = await noteSeen(c, session);
    if (seen) renewCookie(c, token);
  }
  const roles = rows.flatMap(({ role }) => (role ? [role] : []));
  const stale = staleOf({ ...session, isStaff: roles.length > 0 }, now());
  const viewer = { ...viewerFrom(session), ...(stale && { stale }) };
  if (roles.length === 0) return { kind: 'viewer', viewer };
  const asked = { ...session, seenAt: session.seen_at };
  const desk = deskDoorOf(asked, c.var.services.config.mode, now());
  return { kind: 'viewer', viewer: { ...viewer, desk, roles: desk === 'open' ? roles : [] } };
}

type SessionRow = Awaited<ReturnType<typeof findSession.all>>[number];

function viewerFrom(session: SessionRow): Viewer {
  const { userId, sessionId, nickname, headImgUrl, mobileMasked } = session;
  return {
    userId,
    sessionId,
    nickname,
    headImgUrl,
    mobileMasked,
    mobileBound: mobileMasked !== null,
    userinfoScope: session.userinfo_scope === 1,
    roles: [],
  };
}

/** There is one row, or one for each staff role. */
const findSession = prepared((db, { tokenHash }: { tokenHash: string }) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('staff_roles', 'staff_roles.user_id', 'users.id')
    .leftJoin('staff_second_factors', 'staff_second_factors.user_id', 'users.id')
    .select([
      'sessions.id as sessionId',
      'sessions.userinfo_scope',
      'sessions.seen_at',
      'sessions.expires_at',
      'sessions.revoked_at',
      'users.id as userId',
      'users.nickname',
      'users.head_img_url as headImgUrl',
      'users.mobile_masked as mobileMasked',
      'staff_roles.role',
      'sessions.proved_at as provedAt',
      'sessions.second_factor_at as secondFactorAt',
      'staff_second_factors.enrolled_at as enrolledAt',
    ])
    .where('sessions.token_hash', '=', tokenHash),
);

/** A database that takes no writes, or not soon, stops nobody who reads. */
async function noteSeen(c: DoorRequest, { sessionId, seen_at }: SessionRow): Promise<boolean> {
  const { db, log, now: clock } = c.var.services;
  const now = clock();
  const isIdle = seen_at <= now - deskIdleMs;
  const write = () =>
    db
      .updateTable('sessions')
      .set({ seen_at: now, expires_at: now + sessionLifeMs })
      // Who comes back to an idle desk is seen again, and gives a code again.
      .$if(isIdle, (query) => query.set({ second_factor_at: null }))
      .where('id', '=', sessionId)
      .where('seen_at', '<=', now - seenStepMs)
      .where('revoked_at', 'is', null)
      .execute();
  try {
    await withLimit({ what: 'Last seen', ms: seenLimitMs }, write);
    return true;
  } catch (error) {
    log.warn({ err: error }, 'last seen was not written');
    return false;
  }
}

/** Lets the browser's copy slide with the session, except on kept pages, which set no cookies. */
function renewCookie(c: DoorRequest, token: string): void {
  if (c.req.header('authorization')) return;
  const route = findRoute(withoutLocale(c.req.path));
  if (c.req.path.startsWith('/api/') || (route && routes[route.name].mode === 'P')) {
    writeSessionCookie(c, token);
  }
}
