/** So long a public case takes gifts, where its family does not end it before. */
export const raisingDays = 30;
