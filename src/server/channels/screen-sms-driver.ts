import type { SmsDriver } from './sms-driver.ts';

/** This is the demo's driver: it sends nothing, and the answer of the call carries the code. */
export const screenSmsDriver: SmsDriver = {
  name: 'screen',
  showsCodeOnScreen: true,
  send: async () => {},
};
