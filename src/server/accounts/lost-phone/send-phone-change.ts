import { inTransaction } from '#src/server/db/in-transaction.ts';
import { notify } from '#src/server/notices/notify.ts';
import type { Services } from '#src/server/services.ts';
import { withLimit } from '#src/shared/platform/with-limit.ts';
import { linkTo } from '#src/shared/routes.ts';
import { textsOf } from '#src/texts/texts.ts';
import type { ToldChange } from './tell-of-phone-change.ts';

const sendLimitMs = 15_000;

type SendingServices = Pick<Services, 'db' | 'keys' | 'config' | 'noticeDriver'>;

/**
 * Sends both numbers a message with the link that refuses, and puts it into the message centre, where
 * sessions see it. Run again it sends under the same ids, by which the driver knows them.
 */
export async function sendPhoneChange(
  services: SendingServices,
  { changeId, step }: ToldChange,
  now: number,
): Promise<void> {
  const found = await findTold(services, changeId);
  if (!found || (isAhead(step) && found.state !== 'waiting')) return;
  const { userId, dueAt, locale } = found;
  await inTransaction(services.db, (trx) =>
    step === 'done'
      ? notify(trx, { userId, kind: 'phoneChanged', subjectId: changeId, now })
      : notify(trx, {
          ...{ userId, kind: 'phoneWaits', subjectId: `${changeId}:${step}` },
          ...{ params: { step, dueAt }, now },
        }),
  );
  const { keys, config, noticeDriver } = services;
  const t = textsOf(locale).lostPhone;
  const url = config.publicOrigin + linkTo('phoneChange', { params: { changeId }, locale });
  const message = { title: t.title, words: t.told[step](dueAt), url };
  const numbers = {
    own: keys.open('phone_changes.own_sealed', changeId, found.ownSealed),
    other: keys.open('phone_changes.mobile_sealed', changeId, found.mobileSealed),
  };
  for (const [whose, mobile] of Object.entries(numbers)) {
    const id = [changeId, step, whose].join('-');
    await withLimit({ what: noticeDriver.name, ms: sendLimitMs }, (signal) =>
      noticeDriver.sendSms(mobile, { id, ...message }, signal),
    );
  }
}

function isAhead(step: ToldChange['step']): boolean {
  return step === 'asked' || step === 'soon';
}

function findTold({ db }: SendingServices, changeId: string) {
  return db
    .selectFrom('phone_changes')
    .innerJoin('users', 'users.id', 'phone_changes.user_id')
    .select(['users.id as userId', 'users.locale', 'state', 'due_at as dueAt'])
    .select(['own_sealed as ownSealed', 'phone_changes.mobile_sealed as mobileSealed'])
    .where('phone_changes.id', '=', changeId)
    .executeTakeFirst();
}
