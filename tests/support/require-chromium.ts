import { findChromium, howToGetChromium } from '#src/scripts/find-chromium.ts';

export function requireChromium(): string {
  const found = findChromium();
  if (!found) throw new Error(howToGetChromium);
  return found;
}
