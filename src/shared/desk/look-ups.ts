/** How many secrets one of staff may look at within an hour. */
export const lookUpsPerHour = 30;
