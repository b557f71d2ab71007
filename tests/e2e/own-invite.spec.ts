import { randomInt } from 'node:crypto';
import { referralJoin } from '#src/shared/advisers/referral/calls.ts';
import { expect, once, test } from '../support/browser.ts';

const anyMobile = () => `135${String(randomInt(100_000_000)).padStart(8, '0')}`;

test(
  'the kept inviter pages carry the own link of who takes part, and of nobody else',
  once,
  async ({ page, server, link, texts, signIn }) => {
    const { invite: t } = texts.advisers;
    const mobile = anyMobile();
    await signIn(page, mobile);
    await page.addInitScript(() => localStorage.setItem('warmlight.signed-in', '1'));
    const words = page.locator('#ready');
    const code = page.getByRole('img', { name: t.codeAlt });
    await page.goto(link('inviter'));
    await expect(words).toContainText(link('applyRaise'));
    await expect(words).not.toContainText('userSourceId');

    const { inviterId } = await server.call(referralJoin, {}, await server.tokenOf(mobile));
    for (const route of ['inviter', 'weiboInviter'] as const) {
      await page.goto(link(route));
      await expect(words).toContainText(`userSourceId=${inviterId}&source=invite`);
      await expect(code).toHaveAttribute('src', new RegExp(`userSourceId%3D${inviterId}`));
      if (route === 'weiboInviter')
        await expect(words).toContainText('?channel=weibo&userSourceId');
      const kept = await (await fetch(server.origin + link(route))).text();
      expect(kept).not.toContain(inviterId);
    }
  },
);
