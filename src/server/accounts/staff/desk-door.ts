import type { DeskDoor } from '#src/server/door/viewer.ts';

/** This is how long a code of the authenticator opens the desk for a session. */
export const deskHours = 12;
/** A desk that nobody touched for so long asks for a code again. */
export const deskIdleMs = 30 * 60_000;

type Factor = { enrolledAt: number | null; secondFactorAt: number | null; seenAt: number };

/** Live mode asks every one of staff for a second factor; the demo only those who set one up. */
export function deskDoorOf(
  { enrolledAt, secondFactorAt, seenAt }: Factor,
  mode: 'demo' | 'live',
  now: number,
): DeskDoor {
  if (enrolledAt === null) return mode === 'live' ? 'enrol' : 'open';
  const passed =
    secondFactorAt !== null &&
    secondFactorAt >= enrolledAt &&
    seenAt > now - deskIdleMs &&
    secondFactorAt > now - deskHours * 3_600_000;
  return passed ? 'open' : 'code';
}
