/** Gives a link the sign of who passes it on, so that the family they bring counts as theirs. */
export function withInviter(url: string, inviterId: string): string {
  const sign = new URLSearchParams({ userSourceId: inviterId, source: 'invite' });
  return `${url}${url.includes('?') ? '&' : '?'}${sign}`;
}
