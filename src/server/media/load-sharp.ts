let loading: Promise<typeof import('sharp')['default']> | undefined;

/** Loads the picture engine with the first picture: a start without one is quicker and smaller. */
export function loadSharp() {
  loading ??= import('sharp').then(({ default: sharp }) => {
    // One thread a picture leaves the event loop and its files alone.
    sharp.concurrency(1);
    sharp.cache(false);
    return sharp;
  });
  return loading;
}
