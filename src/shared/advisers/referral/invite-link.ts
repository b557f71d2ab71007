/** A link with the sign of who passes it on, so that the family they bring counts as theirs. */
export function withInviter(url: string, inviterId: string): string {
  return `${url}?${new URLSearchParams({ userSourceId: inviterId, source: 'invite' })}`;
}
