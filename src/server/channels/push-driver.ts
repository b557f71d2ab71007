/** This is where a browser's maker takes notices for it, and by which keys it alone reads them. */
export type PushTarget = { endpoint: string; p256dh: string; auth: string };

/**
 * This is what a browser is given to show; the same `id` shown again takes the place of the first.
 */
type Pushed = { id: string; title: string; words: string; url: string; language: string };

/** This is what a service can not take of what we sent, whichever device it is for. */
type Unfit = 'malformed' | 'tooLong';
export type PushAnswer = 'taken' | 'gone' | 'refused' | Unfit;

/**
 * It sends notices to browsers that asked for them. A signal is aborted when nobody waits any
 * longer. A target that answers `gone` is never to be asked again. `refused` is what a service says
 * of our own key, `malformed` and `tooLong` of what we sent: nothing is wrong with the device. What
 * is to be tried again throws, `LaterError` where the service says when.
 */
export type PushDriver = {
  name: string;
  /** By this key, in base64url, browsers know that notices come from us. */
  publicKey: string;
  /** Is this an address of a service that the operator lets us ask? */
  mayAsk(endpoint: string): boolean;
  send(to: PushTarget, pushed: Pushed, signal: AbortSignal): Promise<PushAnswer>;
};
