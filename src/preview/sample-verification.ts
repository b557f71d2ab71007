import type { VerificationView } from '#src/shared/verification/verification-view.ts';
import { sampleAt, sampleId } from './samples.ts';

export function sampleVerification(more: Partial<VerificationView> = {}): VerificationView {
  return {
    ...{ verifyId: sampleId, infoUuid: sampleId, kind: 'friend', shownName: '王**' },
    ...{ relation: 'neighbour', hospital: '', content: '我们住同一个村，上个月去医院看过孩子。' },
    ...{ createdAt: sampleAt, likeCount: 3, selected: false, counted: true, hidden: false },
    ...{ isSelf: false, level: null, checkedAt: null, byCode: false },
    ...more,
  };
}
