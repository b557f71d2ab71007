export const staffRoles = ['reviewer', 'releaser', 'administrator'] as const;
export type StaffRole = (typeof staffRoles)[number];
