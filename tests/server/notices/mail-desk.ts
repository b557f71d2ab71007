import type { Mail } from '#src/server/channels/mail-driver.ts';
import { notify } from '#src/server/notices/notify.ts';
import { noticeMail, noticeMailCode } from '#src/shared/notices/mail/calls.ts';
import type { NoticeKind } from '#src/shared/notices/notice-kinds.ts';
import { openNoticeDesk } from './notice-desk.ts';

export type MailDesk = Awaited<ReturnType<typeof openMailDesk>>;
type Person = { userId: string; token: string };

/** Answers a notice desk whose letters are written down instead of sent. */
export async function openMailDesk() {
  const t = await openNoticeDesk();
  const { services } = t;
  const letters: Mail[] = [];
  const fails: { with?: Error | undefined } = {};
  const mail = {
    name: 'test',
    send: async (letter: Mail) => {
      if (fails.with) throw fails.with;
      letters.push(letter);
    },
  };
  services.mail = mail;
  const ask = ({ token }: Person, email: string) => t.call(noticeMail, { email }, { token });
  const give = ({ token }: Person, code: string) => t.call(noticeMailCode, { code }, { token });
  /** Reads the code of the last letter. */
  const lastCode = () => /\d{6}/.exec(letters.at(-1)?.subject ?? '')?.[0] ?? '';
  return {
    ...t,
    ...{ mail, letters, fails, ask, give, lastCode },
    /** Gives a person an address, as they do it by themselves. */
    async addAddress(person: Person, email: string) {
      await ask(person, email);
      await give(person, lastCode());
      letters.length = 0;
    },
    async notify(userId: string, kind: NoticeKind) {
      await t.tell((trx) => notify(trx, { userId, kind, now: services.now() }));
      await t.runDue();
    },
    rowsOf: ({ userId }: Person) =>
      services.db
        .selectFrom('mail_addresses')
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy('created_at')
        .execute(),
  };
}
