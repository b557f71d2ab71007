import { day, fieldsOf, line, yesNo } from '#src/content/fields.ts';

/**
 * This is what stands above the editors' words on a month; the file is named after it, such as
 * 2026-10.
 */
export const magazineFields = fieldsOf({
  title: line('articleTitle', [4, 70]),
  summary: line('articleSummary', [16, 200]),
  publishedOn: day(),
  draft: yesNo(),
});
