import type { Keys } from '#src/server/platform/keys.ts';

type Step = { applyId: string; position: number };

/** Answers what staff wrote to a family at a step; nothing once its account is closed. */
export function openStepWords(keys: Keys, { applyId, position }: Step, sealed: string): string {
  if (sealed === '') return '';
  return keys.open('green_path_steps.words_sealed', [applyId, String(position)], sealed);
}

export function sealStepWords(keys: Keys, { applyId, position }: Step, words: string): string {
  return keys.seal('green_path_steps.words_sealed', [applyId, String(position)], words);
}
