/** Is this person's full name in the words? A Latin one is a word there, and no part of another. */
export function namesInFull(words: string, name: string): boolean {
  if (name.length < 2) return false;
  const [said, full] = [words.toLowerCase(), name.toLowerCase()];
  if (!/^[a-z]/.test(full)) return said.includes(full);
  const letter = /\p{Script=Latin}/u;
  for (let at = said.indexOf(full); at >= 0; at = said.indexOf(full, at + 1)) {
    const around = [said.charAt(at - 1), said.charAt(at + full.length)];
    if (!around.some((one) => letter.test(one))) return true;
  }
  return false;
}
