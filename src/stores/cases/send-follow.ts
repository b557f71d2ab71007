import {
  progressFollow,
  progressFollowing,
  progressUnfollow,
} from '#src/shared/progress/follow/calls.ts';
import { callApi } from '#src/stores/api.ts';

export const sendFollow = (infoUuid: string, on: boolean) =>
  callApi(on ? progressFollow : progressUnfollow, { infoUuid }, { askHere: true });

export const askFollowing = (infoUuid: string) =>
  callApi(progressFollowing, { infoUuid }, { intercept: false });
