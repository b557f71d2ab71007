/** Tells the server what needs no answer. It goes on when the page is left, and needs no code of calls. */
export function tellServer(address: string, body: string | URLSearchParams): void {
  navigator.sendBeacon(address, body);
}
