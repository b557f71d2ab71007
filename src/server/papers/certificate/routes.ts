import { type HandledCall, handle, viewerOf } from '#src/server/door/handle.ts';
import { Problem } from '#src/shared/contract/problem.ts';
import {
  certificatePdf,
  certificatePicture,
  getCertificate,
} from '#src/shared/papers/certificates/calls.ts';
import { drawCertificate } from './draw-certificate.ts';
import { findCertificate, findOrderOfActivity } from './find-certificate.ts';
import { makeCertificate } from './make-certificate.ts';

export const certificateRoutes: readonly HandledCall[] = [
  handle(getCertificate, async ({ orderId: named, activityId }, context) => {
    const { userId } = viewerOf(context);
    const { db } = context.services;
    const orderId =
      named ?? (activityId && (await findOrderOfActivity(db, { activityId, userId })));
    const own = orderId && { orderId, userId, locale: context.common.language };
    const certificate = own && (await findCertificate(context.services, own));
    if (!certificate) throw new Problem('notFound');
    return certificate;
  }),
  handle(certificatePicture, (input, context) => {
    const { userId } = viewerOf(context);
    return drawCertificate(context.services, { ...input, userId });
  }),
  handle(certificatePdf, (input, context) => {
    const { userId } = viewerOf(context);
    return makeCertificate(context.services, { ...input, userId });
  }),
];
