import { sealNotice, writeResource } from '#src/server/payments/sandbox/dialects/wechat-dialect.ts';
import {
  type As,
  altered,
  type Body,
  type Make,
  type Parts,
  type Sent,
} from './notification-parts.ts';

/** Anything at all, sealed and signed as a notice of the bank that speaks as WeChat Pay does. */
export function seal({ party, now }: Parts, plain: Body, as: As = {}): Sent {
  return sealNotice({ ...party, ...as }, plain, as.now ?? now);
}

/** What is said, made by hand from the good one, and sealed and signed. */
export function withText(change: (text: string) => Body): Make {
  return (parts) => seal(parts, change(writeResource(parts.notification)));
}

/** The amount as it is written, which is then sealed and signed. */
export function withAmount(literal: string): Make {
  return withText((text) => text.replace('"total":2000', `"total":${literal}`));
}

/** One header, without its `x-sandbox-`, changed or taken away after signing. */
export function withHeader(name: string, change: (given: string) => string | undefined): Make {
  return altered(({ headers }) => {
    const { [`x-sandbox-${name}`]: given = '', ...others } = headers;
    const changed = change(given);
    return {
      headers: changed === undefined ? others : { ...others, [`x-sandbox-${name}`]: changed },
    };
  });
}
