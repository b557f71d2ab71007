import type { CallInput } from '#src/shared/contract/call.ts';
import { photoPlaces } from '#src/shared/media/photo-places.ts';
import { reportAdd } from '#src/shared/reports/calls.ts';
import { callApi } from '#src/stores/api.ts';
import { makeFormFlow } from '#src/stores/form-flow.ts';
import { forgetPhotos } from '#src/stores/media/photos.ts';

/** A report of a case goes with its evidence from the form to staff here. */
export const reporting = makeFormFlow({
  send: ({ infoUuid = '', reason = '', content = '', attachments = '', ...person }) => {
    const { realName = '', mobile = '' } = person;
    const report = { infoUuid, reason, content, attachments, realName, mobile };
    const input = report as CallInput<typeof reportAdd>;
    return callApi(reportAdd, input, { draftId: infoUuid, askHere: true });
  },
  draftOf: ({ infoUuid = '' }) => ({ kind: 'report', id: infoUuid }),
  onDone: async (_, { infoUuid = '' }) => {
    await forgetPhotos(photoPlaces.report(infoUuid));
    return undefined;
  },
});
