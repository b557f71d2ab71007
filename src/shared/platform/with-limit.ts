type Limit = {
  /** This is who is asked, for the words of the error. */
  what: string;
  ms: number;
};

/** Someone outside did not answer in time. What was asked of them may still come to pass there. */
export class LimitError extends Error {
  override name = 'LimitError';
  constructor({ what, ms }: Limit) {
    super(`${what} did not answer within ${ms} ms.`);
  }
}

/**
 * Answers what `work` answers, or `LimitError` when its time is over. Its signal is aborted then;
 * work that does not heed it is left to itself and holds nobody up.
 */
export async function withLimit<T>(
  limit: Limit,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const over = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = new LimitError(limit);
      reject(error);
      over.abort(error);
    }, limit.ms);
  });
  try {
    return await Promise.race([work(over.signal), end]);
  } finally {
    clearTimeout(timer);
  }
}
