import { inviteAide } from '#src/shared/raising/aides/calls.ts';
import type { TestServer } from './browser.ts';
import { firstFamily } from './demo-family.ts';

/** Makes a link of the first family's for somebody who helps it. */
export async function inviteHelp(server: TestServer): Promise<string> {
  const token = await server.tokenOf(firstFamily.mobile);
  const asked = { infoUuid: firstFamily.infoUuid, kind: 'relative' } as const;
  return (await server.call(inviteAide, asked, token)).helpId;
}
