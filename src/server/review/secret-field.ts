import type { ReviewField } from './review-queue.ts';

type Secret = {
  name: string;
  label: string;
  /** It is empty or null where it was not given; the field is then left out. */
  plain: string | null;
  mask(plain: string): string;
};

/** Makes a field that the desk shows masked until someone says why they need to see it. */
export function secretField({ name, label, plain, mask }: Secret): ReviewField[] {
  if (!plain) return [];
  const masked = mask(plain);
  return [{ name, label, secret: true, refusable: false, masked, reveal: async () => plain }];
}
