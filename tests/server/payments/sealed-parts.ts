import { sealNotice, writeResource } from '#src/server/payments/sandbox/dialects/wechat-dialect.ts';
import {
  type As,
  altered,
  type Body,
  type Make,
  type Parts,
  type Sent,
} from './notification-parts.ts';

/** Seals and signs anything at all as a notice of the bank that speaks as WeChat Pay does. */
export function seal({ party, now }: Parts, plain: Body, as: As = {}): Sent {
  return sealNotice({ ...party, ...as }, plain, as.now ?? now);
}

/** Makes what is said by hand from the good one, and seals and signs it. */
export function withText(change: (text: string) => Body): Make {
  return (parts) => seal(parts, change(writeResource(parts.notification)));
}

/** Writes the amount as it is, which is then sealed and signed. */
export function withAmount(literal: string): Make {
  return withText((text) => text.replace('"total":2000', `"total":${literal}`));
}

/** Changes one header, without its `x-sandbox-`, or takes it away after signing. */
export function withHeader(name: string, change: (given: string) => string | undefined): Make {
  return altered(({ headers }) => {
    const { [`x-sandbox-${name}`]: given = '', ...others } = headers;
    const changed = change(given);
    return {
      headers: changed === undefined ? others : { ...others, [`x-sandbox-${name}`]: changed },
    };
  });
}
