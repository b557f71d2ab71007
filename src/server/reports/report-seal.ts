/** What the words and the name of a reporter are sealed for. */
export const reportSeal = 'report';
