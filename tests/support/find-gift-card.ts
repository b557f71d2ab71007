import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { TestServer } from './browser.ts';

/** Finds a card of the seed that whoever has its address can open. */
export function findGiftCard({ folder }: TestServer): string {
  const db = new DatabaseSync(join(folder, 'warmlight.db'), { readOnly: true, timeout: 5000 });
  const card = db.prepare('select id from gift_cards where hidden_at is null').get() as
    | { id: string }
    | undefined;
  db.close();
  if (!card) throw new Error('The seed has no card of a gift.');
  return card.id;
}
