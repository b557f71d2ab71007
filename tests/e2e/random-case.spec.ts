import { expect, test } from '../support/browser.ts';
import { startServerProcess } from '../support/server-process.ts';

test('a family at random that is the only one is called so, and no other draw is offered', async ({
  link,
  texts,
}) => {
  const { onlyOne, drawAgain } = texts.discovery;
  // Other tests give to whom nobody helped yet.
  const server = await startServerProcess(process.env.WARMLIGHT_SEEDED as string);
  try {
    const html = await (await fetch(server.origin + link('randomCase'))).text();
    expect(html).toContain(onlyOne);
    expect(html).not.toContain(drawAgain);
  } finally {
    await server.stop();
  }
});
