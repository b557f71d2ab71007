/**
 * A device keeps the photos of a form there until it is taken: one place for each thing they are
 * for.
 */
export const photoPlaces = {
  withdrawal: (infoUuid: string) => `withdraw.${infoUuid}`,
  refund: (infoUuid: string) => `refund.${infoUuid}`,
  discussion: (infoUuid: string) => `discussion.${infoUuid}`,
  /** They are of the news of a case, or of one post that is mended. */
  post: (id: string) => `progress.${id}`,
  adviser: (adviserId: string) => `adviser.${adviserId}`,
  workCard: (verifyId: string) => `workCard:${verifyId}`,
  report: (infoUuid: string) => `report:${infoUuid}`,
  /** They are of what staff asked, or of a case whose family writes unasked. */
  answer: (questionId: string) => `answer:${questionId}`,
  payee: (infoUuid: string) => `payee.${infoUuid}`,
  fundUse: (infoUuid: string) => `progress.use.${infoUuid}`,
};
