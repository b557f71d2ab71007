/** What names and words of those who ask us something are sealed for. */
export const inquirySeal = 'inquiry';
