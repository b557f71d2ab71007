const letters = 19;

/**
 * The documents ask for this random id: 19 characters, 95 bits of chance, and the time after them.
 * `randomUUID` is missing on old phones and outside https.
 */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(letters));
  const drawn = Array.from(bytes, (byte) => (byte & 31).toString(32)).join('');
  return drawn + Date.now().toString(36);
}
