import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { getHelpList } from '#src/shared/cases/calls.ts';
import { expect, test } from '../support/browser.ts';
import { type ServerProcess, startServerProcess } from '../support/server-process.ts';

test.describe('a server that is killed', () => {
  test.use({ expectedErrors: [/ERR_|Failed to load resource/] });

  test('between commit and answer gives the same order to the next try', async ({
    page,
    server: healthy,
    link,
    texts,
  }) => {
    const { donations: t } = texts;
    const { list } = await healthy.call(getHelpList, { tab: 'newest' });
    const infoUuid = list.find(({ phase }) => phase === 'raising')?.infoUuid ?? '';
    const server = await startServerProcess(process.env.WARMLIGHT_SEEDED as string);
    try {
      await page.goto(server.origin + link('contribute', { params: { infoUuid } }));
      await page.getByRole('link', { name: t.give }).click();
      await page.getByLabel(t.words).fill('平安 well');
      const ordersBefore = countOrders(server);
      const release = blockBank(server);
      await page.getByRole('button', { name: t.giveAmount('10') }).click();
      await expect.poll(() => countOrders(server), { intervals: [5] }).toBe(ordersBefore + 1);
      await server.kill9();
      release();
      await expect(page.getByRole('alert')).toHaveText(t.unsure);
      await expect(page.getByLabel(t.words)).toHaveValue('平安 well');
      await server.restart();
      await page.getByRole('button', { name: t.giveAmount('10') }).click();
      await page.waitForURL(/\/sandbox\/cashier\//);
      expect(countOrders(server)).toBe(ordersBefore + 1);
    } finally {
      await server.stop();
    }
  });
});

/**
 * Holds the bank's own books, so that it cannot answer: the order is committed by then, and the
 * giver's answer is not on its way yet.
 */
function blockBank({ folder }: ServerProcess): () => void {
  const books = new DatabaseSync(join(folder, 'sandbox-wechat.sqlite'));
  books.exec('pragma busy_timeout = 5000; begin immediate');
  return () => books.close();
}

function countOrders({ folder }: ServerProcess): number {
  const db = new DatabaseSync(join(folder, 'warmlight.db'), { readOnly: true });
  try {
    return Number(db.prepare('select count(*) as count from donations').get()?.count);
  } finally {
    db.close();
  }
}
