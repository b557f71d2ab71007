/** This is one message that leaves the process; `id` is the same however often it is tried. */
export type OutgoingNotice = { id: string; title: string; words: string; url: string };

/**
 * It sends notices outside of the message centre. Both ways must send one id once, and throw when
 * it is open whether it was sent. A signal is aborted when nobody waits any longer.
 */
export type NoticeDriver = {
  name: string;
  sendTemplate(
    to: { thirdType: number; openId: string },
    notice: OutgoingNotice,
    signal?: AbortSignal,
  ): Promise<void>;
  sendSms(mobile: string, notice: OutgoingNotice, signal?: AbortSignal): Promise<void>;
};
