type NumberSetting = {
  kind: 'number';
  /** These are limits, both included; fen, hours, days or basis points as the key's name says. */
  min: number;
  max: number;
  fallback: number;
  /** Moves or holds money, so a second person confirms a change. */
  fourEyes: boolean;
};
type FlagSetting = { kind: 'flag'; fallback: boolean; fourEyes: boolean };
type SettingRule = NumberSetting | FlagSetting;

/**
 * This is the operator's switch board: a key, its limits and what holds while nothing is set. The
 * environment replaces the fallback of keys it also knows (`server/platform/settings.ts`).
 */
export const settingRules = {
  feeBasisPoints: money(0, 1000, 300),
  newCaseFeeOption: money(1, 4, 2),
  noticeHours: money(0, 168, 24),
  maxDonationInFen: money(100, 100_000_000, 5_000_000),
  maxTargetInFen: money(100_000, 1_000_000_000, 50_000_000),
  bankCoolingHours: money(0, 168, 24),
  phoneWaitDays: money(3, 60, 14),
  graceRefundHours: money(0, 720, 24),
  refundGatewayDays: money(1, 365, 365),
  discussionVoteHours: plain(1, 336, 72),
  fundUseDays: plain(1, 180, 30),
  guestGiving: flag(true),
  dreamCases: flag(true),
  goodsCases: flag(true),
  prNewOrOld: flag(false),
  newCenterPercent: plain(0, 100, 100),
  leftSlideSeconds: plain(0, 30, 0),
  grantHoldFromInFen: money(100, 100_000_000, 500_000),
  lotteryMostWorthInFen: money(100, 100_000, 20_000),
  promoHours: plain(1, 720, 24),
  promoMostShows: plain(0, 100, 10),
} as const satisfies Record<string, SettingRule>;

export type SettingKey = keyof typeof settingRules;
export const settingKeys = Object.keys(settingRules) as SettingKey[];

export type Settings = {
  [Key in SettingKey]: (typeof settingRules)[Key] extends FlagSetting ? boolean : number;
};

function money(min: number, max: number, fallback: number): NumberSetting {
  return { kind: 'number', min, max, fallback, fourEyes: true };
}

function plain(min: number, max: number, fallback: number): NumberSetting {
  return { kind: 'number', min, max, fallback, fourEyes: false };
}

function flag(fallback: boolean): FlagSetting {
  return { kind: 'flag', fallback, fourEyes: false };
}

/** Does a value fit its rule? */
export function fitsSetting(rule: SettingRule, value: unknown): boolean {
  if (rule.kind === 'flag') return typeof value === 'boolean';
  return Number.isSafeInteger(value) && rule.min <= Number(value) && Number(value) <= rule.max;
}
