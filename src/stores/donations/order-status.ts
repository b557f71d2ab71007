import { queryOrderStatus } from '#src/shared/donations/calls.ts';
import type { DonationStatus } from '#src/shared/donations/order-fields.ts';
import { callApi } from '#src/stores/api.ts';

const pausesMs = [1000, 2000, 3000, 5000, 8000];
const longestPauseMs = 15_000;

/** Says how long to wait before the n-th question, from 0. */
export function pauseMs(asked: number): number {
  return pausesMs[asked] ?? longestPauseMs;
}

type Watched = {
  tradeNo: string;
  status: DonationStatus;
  onChange: (status: DonationStatus) => void;
  /** Waits for the given time and until the page is seen. */
  pause?: (ms: number) => Promise<void>;
};

/** Asks what became of an order until it is no longer what it was. It only ever reads. */
export async function watchOrder({
  tradeNo,
  status,
  onChange,
  pause = pauseWhileSeen,
}: Watched): Promise<void> {
  for (let asked = 0; ; asked += 1) {
    await pause(pauseMs(asked));
    const answer = await callApi(queryOrderStatus, { tradeNo });
    if (answer.ok && answer.data.status !== status) return onChange(answer.data.status);
  }
}

async function pauseWhileSeen(ms: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms));
  if (document.visibilityState === 'visible') return;
  await new Promise((resolve) =>
    document.addEventListener('visibilitychange', resolve, { once: true }),
  );
}
