/** Sends one verify code. `screen` (demo) sends nothing and lets the answer carry the code. */
export type SmsDriver = {
  name: string;
  showsCodeOnScreen: boolean;
  /** The signal is aborted when nobody waits any longer. */
  send(mobile: string, code: string, signal?: AbortSignal): Promise<void>;
};
