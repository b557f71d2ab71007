/** The page draws the form around the island. */
export const sheetFormId = 'sheet';
/** This is what is asked in it and the help to that, and never what was typed. */
export const sheetQuestions = '#sheet legend, #sheet label, #sheet .hint';
