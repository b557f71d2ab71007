import * as v from 'valibot';
import { Problem } from '#src/shared/contract/problem.ts';
import {
  type ApiAsked,
  askJson,
  type MessagingAccount,
  openMessagingApi,
} from './messaging-api.ts';

type MessagingApp = MessagingAccount & { thirdType: number };
type Follower = { thirdType: number; openId: string };

/** Tells who follows an account of ours; undefined where that account is none of those configured. */
export type FollowCheck = { isFollowing(follower: Follower): Promise<boolean | undefined> };

type Asked = ApiAsked & { apps: readonly MessagingApp[] };

const personAnswer = v.object({ subscribe: v.picklist([0, 1]) });

/** It is asked anew each time: somebody who followed a moment ago looks whether it was noticed. */
export function httpFollowCheck(asked: Asked): FollowCheck {
  const api = openMessagingApi(asked);
  return {
    isFollowing: async ({ thirdType, openId }) => {
      const app = asked.apps.find((one) => one.thirdType === thirdType);
      if (!app) return undefined;
      const answer = await api.ask(app, (token) => {
        const query = new URLSearchParams({ access_token: token, openid: openId });
        return askJson(asked, `/cgi-bin/user/info?${query}`);
      });
      const read = v.safeParse(personAnswer, answer);
      if (!read.success) throw new Problem('unavailable');
      return read.output.subscribe === 1;
    },
  };
}
