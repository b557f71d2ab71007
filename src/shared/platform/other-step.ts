/**
 * This is the field of a second button of a form, which sends what was typed to another step of the
 * page.
 */
export const otherStepField = 'otherStep';
