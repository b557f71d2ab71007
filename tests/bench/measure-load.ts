import autocannon, { type LoadRequest } from 'autocannon';
import type { Child } from './children.ts';

const connections = 8;

/** It is finished work a second, and the processor time each took in the server. */
export type Measured = { perSecond: number; cpuSecondsEach?: number };
/** Each connection has its own requests, over and over; fewer lists than connections are shared. */
export type Load = readonly (readonly LoadRequest[])[];

/** Asks as fast as answers come; anything but 200s is no measurement. */
export async function measureLoad(
  { origin, usage }: Child,
  load: Load,
  seconds: number,
): Promise<Measured> {
  let client = 0;
  const before = await usage();
  const result = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    setupClient: (one) => {
      one.setRequests([...(load[client % load.length] as readonly LoadRequest[])]);
      client += 1;
    },
  });
  const after = await usage();
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${result.non2xx} refusals and ${result.errors} errors from ${origin}`);
  }
  const count = result['2xx'];
  return {
    perSecond: count / result.duration,
    cpuSecondsEach: (after.cpuSeconds - before.cpuSeconds) / count,
  };
}
