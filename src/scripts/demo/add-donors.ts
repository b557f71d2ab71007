import { findOrCreateUser } from '#src/server/accounts/session/find-or-create-user.ts';
import { inTransaction } from '#src/server/db/in-transaction.ts';
import type { Viewer } from '#src/server/door/viewer.ts';
import type { Services } from '#src/server/services.ts';
import { dayMs } from '#src/shared/platform/china-days.ts';
import { donorNames } from './donor-names.ts';
import { drawingsIn } from './open-drawing.ts';
import { publishDrawing } from './publish-drawing.ts';

/** Adds people who gave before: accounts with a number, a name and a face. */
export async function addDonors(services: Services, now: number): Promise<Viewer[]> {
  const { db, keys } = services;
  const avatars = await publishAvatars(services);
  return inTransaction(db, async (trx) => {
    const donors: Viewer[] = [];
    for (const [index, nickname] of donorNames.entries()) {
      const mobile = `138${String(10_000_000 + index)}`;
      const createdAt = now - 200 * dayMs + index * 60_000;
      const user = await findOrCreateUser(trx, keys, {
        mobile,
        locale: 'zh-CN',
        now: createdAt,
        nickname,
      });
      const headImgUrl = index % 4 === 0 ? '' : (avatars[index % avatars.length] ?? '');
      await trx
        .updateTable('users')
        .set({ head_img_url: headImgUrl })
        .where('id', '=', user.id)
        .execute();
      donors.push({
        userId: user.id,
        sessionId: 'seed',
        nickname,
        headImgUrl,
        mobileMasked: null,
        mobileBound: true,
        userinfoScope: false,
        roles: [],
      });
    }
    return donors;
  });
}

/** Answers the faces donors show: abstract, and few enough to be kept by browsers. */
function publishAvatars(services: Services): Promise<string[]> {
  return Promise.all(drawingsIn('avatars').map((file) => publishDrawing(services, file)));
}
