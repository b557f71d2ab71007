/** What the platform says against a case: looked into, stopped, or found false by three of its staff. */
export type CaseDoubt = 'risk' | 'stopped' | 'false';
