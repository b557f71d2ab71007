export const putAway = {
  title: (illness: string) => `A family’s appeal (${illness}, ended)`,
  someTitle: 'A family’s appeal (ended)',
  dreamTitle: 'An appeal for a wish (ended)',
  story:
    'This appeal has ended. Its photos, its medical details and its story are put away; what stays here is the account and the thanks.',
  since: (date: string) => `Put away on ${date}`,
  money: 'Where the money went',
  toProgress: 'Every entry of the account',
  thanks: 'The family’s thanks',
  donors: 'Who helped this family',
  centreTitle: 'Put the page away',
  centreLead:
    'Then photos, medical details, story, updates, comments and verifications are no longer public, names keep their first letter only, and nothing is found in lists or searches; what stays is the account and your thanks. It cannot be undone.',
  centreDay: (date: string) => `It happens by itself on ${date}. You may also choose to do it now.`,
  centreOver: 'Its day has come: it happens by itself tonight.',
  centreOpen: 'A public explanation has not ended yet; until then it stays.',
  sure: 'I know that this cannot be undone',
  button: 'Put it away now',
  done: (date: string) => `Put away on ${date}. Only the account and the thanks are public.`,
  see: 'See how it looks now',
};
