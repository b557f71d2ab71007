/** This is who works on appeals, people and money. */
const deskRoles = ['reviewer', 'releaser', 'administrator'] as const;
/** This is an adviser has a desk of leads and of nothing else. */
export const staffRoles = [...deskRoles, 'adviser'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** Is someone with these roles let in? Where no role is named, whoever works on appeals is. */
export function isLetIn(
  held: readonly StaffRole[],
  named: readonly StaffRole[] = deskRoles,
): boolean {
  return held.some((role) => named.includes(role));
}
