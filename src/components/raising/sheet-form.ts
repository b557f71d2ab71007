/** The page draws the form around the island. */
export const sheetFormId = 'sheet';
/** What is asked in it and the help to that, and never what was typed. */
export const sheetQuestions = '#sheet legend, #sheet label, #sheet .hint';
