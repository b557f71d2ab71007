/** Makes words of a story, unlike those of any other number. */
export function storyOfNumber(number: number, length = 200): string {
  let state = number * 7919 + 13;
  return Array.from({ length }, (_, at) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const notification = String.fromCharCode(0x4e00 + ((state >>> 8) % 6000));
    return at % 17 === 16 ? `${notification}。` : notification;
  }).join('');
}

/** Tells the same story as someone does who changes every so many characters. */
export function retold(story: string, every: number): string {
  return [...story].map((one, at) => (at % every === every - 1 ? '改' : one)).join('');
}
