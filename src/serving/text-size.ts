import { textSizeKey } from '#src/shared/platform/text-size.ts';

/** Stands in the head of each page, so that nothing is drawn in another size first. */
export const applyTextSize = `try{document.documentElement.dataset.text=localStorage['${textSizeKey}']||''}catch(e){}`;
