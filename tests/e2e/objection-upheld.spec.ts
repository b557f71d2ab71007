import { applyDrawCash, checkCanCash } from '#src/shared/withdrawals/calls.ts';
import { expect, once, test } from '../support/browser.ts';
import { familyOf } from '../support/demo-family.ts';
import { deskStaff, passAtDesk } from '../support/desk-in-browser.ts';
import { findDonor } from '../support/find-donor.ts';
import { object, objection } from '../support/objection-in-browser.ts';

/** This story ended with its money still there; no other test takes part in it. */
const { infoUuid, params, mobile: family, title } = familyOf('premature-xiaoman');
const answers = ['病区回电说患者两周前已经出院。', '住院清单的日期和申请里写的不一致。'] as const;

test(
  'an objection that two find right stops the payout, warns the next one, and everyone reads why',
  once,
  async ({ page, server, link, texts, signIn }) => {
    test.slow();
    const { withdrawals: t } = texts;
    const desk = { page, link, texts };
    const token = await server.tokenOf(family);
    const { availableInFen } = await server.call(checkCanCash, { infoUuid }, token);
    const wish = { purpose: '第三次手术的费用', plan: '月底住院，先交押金。' };
    const asked = { infoUuid, amountInFen: Math.floor(availableInFen / 2), ...wish };
    await server.call(applyDrawCash, asked, token);
    await signIn(page, deskStaff.reviewer);
    await passAtDesk(desk, { queue: 'drawPublic', title });

    const gift = findDonor(server, infoUuid);
    await signIn(page, gift.mobile);
    await page.goto(link('contribute', { params }));
    await object(desk);

    const upheld = { queue: 'objection', title, decision: 'refuse' } as const;
    await signIn(page, deskStaff.second);
    await passAtDesk(desk, { ...upheld, words: answers[0] });
    await signIn(page, deskStaff.administrator);
    await passAtDesk(desk, { ...upheld, words: answers[1] });

    await signIn(page, family);
    const main = page.getByRole('main');
    await page.goto(link('withdrawEdit', { query: { infoUuid } }));
    await expect(main).toContainText(t.detail.answerTitle);
    await page.goto(link('withdrawNotice', { params }));
    for (const words of [objection, ...answers]) await expect(main).toContainText(words);
    await expect(main).toContainText(t.public.upheld);
    expect((await server.call(checkCanCash, { infoUuid }, token)).availableInFen).toBe(
      availableInFen,
    );

    await signIn(page, gift.mobile);
    await page.goto(link('withdrawNotice', { params, query: { sent: 'objection' } }));
    await expect(main).not.toContainText(t.public.sent);
    await page.goto(link('mineMessages'));
    await expect(main).toContainText(texts.notices.objectionUpheld.title);
  },
);
