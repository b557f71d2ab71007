import { atom } from 'nanostores';
import { heicType } from '#src/shared/media/is-heic.ts';
import type { ApiProblem } from '#src/stores/api.ts';
import { exchangeFile } from '#src/stores/exchange-file.ts';
import type { Photo } from './photo.ts';
import { $photos, changePhotos } from './photos.ts';
import { sendPhoto } from './send-photo.ts';

const firstPauseMs = 5000;
const longestPauseMs = 60_000;
/** Nobody is asked to sign in again and again. */
const loginPauseMs = 600_000;

/**
 * `stopped` says that the network or the server is away; it goes on by itself, or when asked to.
 */
export const $photoLine = atom<'free' | 'sending' | 'stopped'>('free');

let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Sends what waits, one after another; a network that is away stops the line until it is back. */
export async function sendPhotos(): Promise<void> {
  if ($photoLine.get() === 'sending') return;
  clearTimeout(timer);
  $photoLine.set('sending');
  for (let photo = findWaiting(); photo; photo = findWaiting()) {
    const pauseMs = await sendOne(photo);
    if (pauseMs === undefined) continue;
    $photoLine.set('stopped');
    timer = setTimeout(() => void sendPhotos(), pauseMs);
    return;
  }
  $photoLine.set('free');
}

function findWaiting(): (Photo & { blob: Blob }) | undefined {
  const all = Object.values($photos.get()).flat();
  const found = all.find(({ step, blob }) => step === 'waiting' && blob);
  return found as (Photo & { blob: Blob }) | undefined;
}

/**
 * Answers how long to wait before trying again; undefined when the photo's way ended, well or not.
 */
async function sendOne(photo: Photo & { blob: Blob }): Promise<number | undefined> {
  const { id, place, purpose, redacted, blob } = photo;
  const become = (next: (one: Photo) => Photo) =>
    changePhotos(place, (photos) => photos.map((one) => (one.id === id ? next(one) : one)));
  await become((one) => ({ ...one, step: 'sending' }) as Photo);
  const result = await sendPhoto({ file: blob, purpose, redacted });
  if (result.ok) {
    failures = 0;
    const { imageId, url } = result.data;
    await become((one) => ({ ...one, step: 'kept', imageId, url }));
    // It was drawn by the server, so it can be seen here, and covered.
    const drawn = blob.type === heicType ? await exchangeFile(url) : undefined;
    if (drawn) await become((one) => ({ ...one, blob: drawn }));
    return undefined;
  }
  const pauseMs = pauseAfter(result.problem);
  if (pauseMs !== undefined) {
    await become((one) => ({ ...one, step: 'waiting' }) as Photo);
    return pauseMs;
  }
  const words = wordsOf(result.problem);
  await become((one) => ({ ...one, step: 'refused', words }));
  return undefined;
}

const passing: readonly string[] = ['unavailable', 'tooManyRequests', 'bug'];
const ofLogin: readonly string[] = [
  ...['loginExpired', 'loginRevoked', 'phoneNotBound', 'thirdPartyLost'],
];

function pauseAfter(problem: ApiProblem): number | undefined {
  failures += 1;
  const pauseMs = Math.min(firstPauseMs * 2 ** (failures - 1), longestPauseMs);
  if (problem.kind !== 'refused') return pauseMs;
  const { reason, retryAfterSeconds = 0 } = problem;
  if (ofLogin.includes(reason)) return loginPauseMs;
  return passing.includes(reason) ? Math.max(pauseMs, retryAfterSeconds * 1000) : undefined;
}

function wordsOf(problem: ApiProblem): string {
  return problem.kind === 'refused' ? (problem.fields.file ?? problem.msg) : '';
}
