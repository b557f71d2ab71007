import { expect, test } from '../support/browser.ts';
import { findOpenCase } from '../support/find-open-case.ts';

const doors = ['getHelp', 'commonList', 'commonProblem', 'learnMore', 'protocol'] as const;

for (const route of ['contribute', 'newDetail'] as const) {
  test(`who came to ${route} by a shared link finds the doors of the site at its foot`, async ({
    page,
    server,
    link,
    texts,
  }) => {
    const infoUuid = await findOpenCase(server, 2);
    await page.goto(link(route, { params: { infoUuid } }));
    const foot = page.getByRole('contentinfo');
    const nav = foot.getByRole('navigation', { name: texts.platform.doors.footer });
    for (const door of doors) await expect(nav.locator(`a[href="${link(door)}"]`)).toBeVisible();
    await expect(nav.getByRole('link')).toHaveCount(doors.length);
    await expect(foot.locator(`a[href="${link('onlineService')}"]`)).toBeVisible();
    await nav.getByRole('link').first().click();
    await expect(page).toHaveURL(link('getHelp'));
  });
}
