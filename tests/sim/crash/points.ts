import { randomInt } from 'node:crypto';

/** `die-at.ts` can kill the server there, and it passes there so often before at most. */
export const points = {
  begin: 60,
  write: 200,
  'before-commit': 60,
  'after-commit': 60,
  'bank-begin': 40,
  'before-bank-commit': 40,
  'after-bank-commit': 40,
  'before-answer': 60,
  'after-answer': 60,
} as const;

export type Point = keyof typeof points;

export function drawPoint(): Point {
  const names = Object.keys(points) as Point[];
  return names[randomInt(names.length)] as Point;
}
