/** This is the header by which a page says what its scripts may do besides; never sent on. */
export const scriptSourceHeader = 'x-script-source';
