/** One of staff may look at so many secrets within an hour. */
export const lookUpsPerHour = 30;
