import { atom } from 'nanostores';
import type { CallInput } from '#src/shared/contract/call.ts';
import { noticePush, noticePushOff } from '#src/shared/notices/push/calls.ts';
import { type ApiProblem, callApi } from '#src/stores/api.ts';

/** `none` says that this browser can't. `denied` says that its reader once said that we may not. */
type Standing = 'unknown' | 'none' | 'denied' | 'off' | 'on';
type PushState = {
  standing: Standing;
  busy: boolean;
  /** It says why the last try came to nothing: refused by us, or by the browser or its maker. */
  problem?: ApiProblem | 'browser';
};

/** Are notices shown on this device? */
export const $push = atom<PushState>({ standing: 'unknown', busy: false });

const worker = '/offline-worker.js';

const canPush = () =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

const register = () => navigator.serviceWorker.register(worker);

/** `asked` says that the server knows this device by the session it has now. */
export async function lookForPush(asked: boolean): Promise<void> {
  if (!canPush()) return note('none');
  if (Notification.permission === 'denied') return note('denied');
  const there = asked && (await findSubscription().catch(() => null));
  note(there ? 'on' : 'off');
}

/** The browser asks its reader, and then its maker for an address; we hear of it last. */
export async function turnPushOn(publicKey: string): Promise<void> {
  await change(async () => {
    if ((await Notification.requestPermission()) !== 'granted') return note('denied');
    const found = await subscribe(publicKey);
    const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = found.toJSON();
    const target: CallInput<typeof noticePush> = { endpoint, p256dh, auth };
    const answer = await callApi(noticePush, target, { askHere: true });
    if (!answer.ok) return fail(answer.problem);
    note('on');
  });
}

export async function turnPushOff(): Promise<void> {
  await change(async () => {
    const found = await findSubscription();
    if (!found) return note('off');
    const answer = await callApi(noticePushOff, { endpoint: found.endpoint }, { askHere: true });
    if (!answer.ok) return fail(answer.problem);
    await found.unsubscribe();
    note('off');
  });
}

async function findSubscription(): Promise<PushSubscription | null> {
  return (await register()).pushManager.getSubscription();
}

/** One that was made with another key of ours, before it changed, is of no use. */
async function subscribe(publicKey: string): Promise<PushSubscription> {
  const { pushManager } = await register();
  const asked = { userVisibleOnly: true, applicationServerKey: publicKey };
  try {
    return await pushManager.subscribe(asked);
  } catch (error) {
    const old = await pushManager.getSubscription();
    if (!old) throw error;
    await old.unsubscribe();
    return pushManager.subscribe(asked);
  }
}

async function change(work: () => Promise<void>): Promise<void> {
  const { standing, busy } = $push.get();
  if (busy) return;
  $push.set({ standing, busy: true });
  try {
    await work();
  } catch {
    fail('browser');
  }
}

function note(standing: Standing): void {
  $push.set({ standing, busy: false });
}

function fail(problem: NonNullable<PushState['problem']>): void {
  $push.set({ ...$push.get(), busy: false, problem });
}
