/** Links end here in a message: at blanks, and where Chinese words or their marks go on. */
const between = /[\s\p{Script=Han}\u3000-\u303f“”‘’…，；：！？（）]+/u;
const marksAround = /^[/("'<[]+|[)"'>\].,;:!?]+$/g;
const linkLike = /:\/\/|[\p{L}\p{N}-]\.[a-z]{2,}|^[a-z][\w-]*:\d+(?:\/|$)/iu;

/**
 * Finds the links in a message that somebody was sent, words and all. What is nothing but a link is
 * found as it stands; words in which there is none find nothing.
 */
export function linksIn(text: string): string[] {
  if (!between.test(text)) return [text];
  return (
    text
      // A field of one line drops the ends of lines, and a link stands against the word before it.
      .replaceAll(/https?:\/\//gi, ' $&')
      .split(between)
      .map((piece) => piece.replace(marksAround, ''))
      .filter((piece) => linkLike.test(piece))
  );
}
