import { become } from './change-place.ts';
import { call, text } from './find-place.ts';
import { type Mutant, near, plant, table } from './mutant.ts';

export const bugsInDiscussing: readonly Mutant[] = [
  plant(
    'a changed vote counts twice',
    near('giveVote', text('user_id'), become("'user_id', 'option'")),
    table(/primary key \(discussion_id, user_id\)/, 'primary key (discussion_id, user_id, option)'),
  ),
  plant(
    'money is paid out while its case is discussed',
    near('findHold', call('findOpenDiscussion'), become('undefined')),
  ),
];
