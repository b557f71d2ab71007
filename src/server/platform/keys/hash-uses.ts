/**
 * This is what is hashed with a key, by purpose. Each use has a key of its own, derived from its
 * purpose, its version and its name, so that two hashes of one value cannot be held against each
 * other.
 */
export const hashUses = {
  /** By this a value is found again without being readable. */
  index: [
    'mobile',
    'id-card',
    'account',
    'person',
    'name',
    'address',
    'inquiry',
    'receipt-code',
    'hospital-code',
    'push-endpoint',
    'mail-address',
    'closing',
  ],
  /** By this something is known to be what it was, without keeping it. */
  digest: ['payee-hash', 'refused-content', 'verify-code', 'mail-code', 'fast-reply'],
  /** These are what we signed and get back. */
  links: [
    'challenge',
    'authorisation-hop',
    'one-id',
    'share-source',
    'backup-mark',
    'inviter',
    'push',
    'mail-off',
    'doctor-invitation',
  ],
  certificates: ['certificate', 'pennant'],
  trail: ['audit-trail', 'audit-anchor'],
  logs: ['log-person', 'log-address', 'log-session'],
  /** By these is known who came, counted once. */
  counts: ['uv', 'blessing', 'case-visitor', 'share-visitor', 'experiment'],
} as const;

export type HashUse = (typeof hashUses)[keyof typeof hashUses][number];

/** There is one version since there is the first one; see decision 11 of the README beside. */
const version = 1;

const labels = new Map<HashUse, string>(
  Object.entries(hashUses).flatMap(([purpose, uses]) =>
    uses.map((use): [HashUse, string] => [use, `warmlight/${purpose}/${version}/${use}`]),
  ),
);

export function labelOfHash(use: HashUse): string {
  const label = labels.get(use);
  if (!label) throw new Error(`Nothing is hashed for ${use}.`);
  return label;
}
