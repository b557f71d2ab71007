/** Has the public notice of a withdrawal run out? One that never began has not. */
export function isNoticeOver(noticeEndsAt: number | null, now: number): boolean {
  return noticeEndsAt !== null && noticeEndsAt <= now;
}
