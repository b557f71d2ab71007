import { atom, onMount } from 'nanostores';
import { browser } from './browser.ts';

const stepMs = 1000;

/**
 * This is the time of countdowns, each second while someone looks; 0 until the first, as on the
 * server.
 */
export const $clock = atom(0);

onMount($clock, () => {
  const timer = setInterval(() => $clock.set(browser.now()), stepMs);
  return () => clearInterval(timer);
});
