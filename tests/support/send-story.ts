import { submitCase } from '#src/shared/raising/calls.ts';
import { addFamily, type Family, saveBase, savePatient } from './test-family.ts';
import type { TestServer } from './test-server.ts';
import { as } from './test-staff.ts';

type Story = { title: string; content: string } & Record<string, unknown>;

/** Makes a family whose story is with the desk, and not yet compared with others. */
export async function sendStory(t: TestServer, story: Story): Promise<Family> {
  const family = await addFamily(t);
  const base = await saveBase(t, family, story);
  if (base.code !== 0) throw new Error(JSON.stringify(base.refusal));
  await savePatient(t, family);
  await sendAgain(t, family);
  return family;
}

export async function sendAgain(t: TestServer, family: Family): Promise<void> {
  const { code, msg } = await t.call(submitCase, { infoUuid: family.caseId }, as(family));
  if (code !== 0) throw new Error(msg);
}
