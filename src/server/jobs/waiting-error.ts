/**
 * This is what the work needs is not there yet and will be one day, such as a gateway that is not
 * open: a job that throws it waits and is tried again for ever, and never given up.
 */
export class WaitingError extends Error {
  override name = 'WaitingError';
}
