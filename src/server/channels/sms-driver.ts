/** Sends one verify code. `screen` (demo) sends nothing and lets the answer carry the code. */
export type SmsDriver = {
  name: string;
  showsCodeOnScreen: boolean;
  send(mobile: string, code: string): Promise<void>;
};
