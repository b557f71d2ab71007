import type { SettingKey, Settings } from '#src/shared/platform/settings.ts';

/**
 * These can be asked for as remote configuration: by id, with the keys of the switch board that it
 * tells to anyone. Those near money take two of the staff, as everywhere.
 */
export const storeConfigs = {
  promo: ['leftSlideSeconds', 'promoHours', 'promoMostShows'],
  giving: ['guestGiving', 'maxDonationInFen', 'graceRefundHours', 'discussionVoteHours'],
  raising: ['dreamCases', 'goodsCases', 'maxTargetInFen', 'feeBasisPoints', 'noticeHours'],
} as const satisfies Record<string, readonly SettingKey[]>;

export type StoreConfigId = keyof typeof storeConfigs;
export const storeConfigIds = Object.keys(storeConfigs) as StoreConfigId[];

export type StoreConfig<Id extends StoreConfigId> = Pick<
  Settings,
  (typeof storeConfigs)[Id][number]
>;
