/** A public case takes gifts so long, where its family does not end it before. */
export const raisingDays = 30;
