/** A form says by it, with the step as its detail, how far it is; it bubbles up from the form. */
export const stepEvent = 'step';
