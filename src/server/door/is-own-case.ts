import type { DoorRequest } from './door-request.ts';

type Asked = {
  /**
   * These are of a call or an address; they name a case by its own id, or by that of something it
   * has.
   */
  fields: Readonly<Record<string, unknown>>;
  userId: string | undefined;
  /** Is it for those, too, whom the family lets help? They name the case by its own id. */
  aides: boolean;
};

/** Is it about nobody's case but the viewer's own? Undefined is for where no case is named. */
export async function isOwnCase(
  c: DoorRequest,
  { fields, userId, aides }: Asked,
): Promise<boolean | undefined> {
  const { services, findOwners, isAide } = c.var;
  const owners = await findOwners(services.db, fields);
  if (owners.length === 0) return undefined;
  if (userId === undefined) return false;
  if (owners.every((owner) => owner === userId)) return true;
  const { infoUuid: caseId } = fields;
  if (!aides || owners.length > 1 || typeof caseId !== 'string') return false;
  return isAide(services.db, { caseId, userId }, services.now());
}
