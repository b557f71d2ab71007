import { refusingWhere } from './guards.ts';
import type { SqlWords } from './sql-words.ts';

/** Nobody chooses afterwards how many cases a lot leaves out, nor which. */
export const lotStands = (engine: SqlWords['engine']): string[] => [
  ...refusingWhere(
    engine,
    {
      name: 'activities_lot_stands',
      table: 'activities',
      before: 'update',
      condition: 'new.control_percent <> old.control_percent',
    },
    'what the lot leaves out is fixed with the activity',
  ),
  ...refusingWhere(
    engine,
    {
      name: 'activity_cases_lot_stands',
      table: 'activity_cases',
      before: 'update',
      condition: "coalesce(new.drawn, '') <> coalesce(old.drawn, '')",
    },
    'what the lot said of a case stands',
  ),
];
