import { newId } from '#src/server/platform/keys.ts';
import type { TestServer } from './test-server.ts';
import { addStaff, type Staff } from './test-staff.ts';

export type TestAdviser = Staff & { adviserId: string };

/** Adds an adviser of these cities with a desk. */
export async function addAdviser(t: TestServer, ...cities: string[]): Promise<TestAdviser> {
  const staff = await addStaff(t, 'adviser');
  const { db } = t.services;
  const adviserId = newId();
  const standing = { tag: 1, resigned_at: null, reported_at: null };
  await db
    .insertInto('advisers')
    .values({
      ...{ id: adviserId, photo: '/avatar.svg', user_id: staff.userId, ...standing },
      ...{ origin: 'advisor', since_at: 1 },
    })
    .execute();
  const words = {
    name: `顾问${adviserId.slice(0, 4)}`,
    city: cities[0] ?? '',
    words: '',
    contact: '',
  };
  await db
    .insertInto('adviser_words')
    .values({ adviser_id: adviserId, locale: 'zh-CN', ...words })
    .execute();
  const rows = cities.map((city) => ({ adviser_id: adviserId, city }));
  await db.insertInto('adviser_cities').values(rows).execute();
  return { ...staff, adviserId };
}
