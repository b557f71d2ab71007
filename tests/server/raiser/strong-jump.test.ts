import { expect, test } from 'vitest';
import { enterFundraiserCenter } from '#src/server/raiser/enter-fundraiser-center.ts';
import { openTestServer } from '../../support/test-server.ts';

const other = 'https://other.example';

test("a strong jump goes by the other domain's own hop, and so arrives signed in", async () => {
  const t = await openTestServer({
    config: { OWN_ORIGINS: other, FUNDRAISER_ORIGIN: other, FUNDRAISER_STRONG_JUMP: '1' },
  });
  const url = new URL('http://localhost:4321/en/cf/contribute/fundraiser-center/abc?source=x');
  const visit = { userId: undefined, container: 'messaging' as const, url };
  const here = encodeURIComponent(url.pathname + url.search);
  expect((await enterFundraiserCenter(t.services, visit)).jumpTo).toBe(
    `${other}/en/authservice?redirectUrl=${here}`,
  );
  const browser = { ...visit, container: 'browser' as const };
  expect((await enterFundraiserCenter(t.services, browser)).jumpTo).toBeUndefined();
  await t.close();
});
