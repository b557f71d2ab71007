/**
 * Asks again while a machine says that it is too busy (503), as every client does: hundreds of calls
 * at once wait for few connections, and a slow machine answers some of them only then.
 */
export async function untilTaken<T extends { status: number }>(ask: () => Promise<T>): Promise<T> {
  let answer = await ask();
  while (answer.status === 503) answer = await ask();
  return answer;
}
