import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';

/** They stand upright as it was taken, four bytes a point. */
type Points = { data: Uint8Array; width: number; height: number };
type Decoded = Points | 'broken' | 'tooLarge';

const timeoutMs = 15_000;

/**
 * Decodes a HEIC photo, which sharp's own build can't. The decoder blocks, so it runs in a thread of
 * its own, which ends with the picture, after too long, or when it breaks.
 */
export function decodeHeic(file: Uint8Array, maxPixels: number): Promise<Decoded> {
  const library = createRequire(import.meta.url).resolve('libheif-js/wasm-bundle');
  const worker = new Worker(`(${decodeInThread.toString()})()`, {
    eval: true,
    workerData: { library, file, maxPixels } satisfies Task,
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
  return new Promise<Decoded>((resolve) => {
    const timer = setTimeout(() => resolve('tooLarge'), timeoutMs);
    worker.once('message', resolve);
    worker.once('error', () => resolve('broken'));
    worker.once('exit', () => {
      clearTimeout(timer);
      resolve('broken');
    });
  }).finally(() => worker.terminate());
}

type Task = { library: string; file: Uint8Array; maxPixels: number };
type Shown = { data: Uint8ClampedArray };
type HeicImage = {
  get_width(): number;
  get_height(): number;
  display(into: object, done: (shown: Shown | null) => void): void;
};
type Library = { HeifDecoder: new () => { decode(file: Uint8Array): HeicImage[] } };

/** It is sent to the thread as text, so it uses nothing from outside of itself. */
function decodeInThread(): void {
  const { parentPort, workerData } = process.getBuiltinModule('node:worker_threads');
  const { library, file, maxPixels } = workerData as Task;
  const load = process.getBuiltinModule('node:module').createRequire(library);
  const { HeifDecoder } = load(library) as Library;
  const say = (decoded: Decoded) => parentPort?.postMessage(decoded);
  const image = new HeifDecoder().decode(file)[0];
  const [width, height] = image ? [image.get_width(), image.get_height()] : [0, 0];
  if (width * height > maxPixels) say('tooLarge');
  else {
    const empty = { data: new Uint8ClampedArray(width * height * 4), width, height };
    image?.display(empty, (shown) => {
      say(shown ? { data: new Uint8Array(shown.data.buffer), width, height } : 'broken');
    });
  }
}
