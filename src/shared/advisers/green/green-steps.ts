/** asked: nobody began yet; looking: we ask hospitals; placed: there is an appointment. */
export const greenStates = ['asked', 'looking', 'placed', 'refused'] as const;
export type GreenState = (typeof greenStates)[number];

/** Where an application may go from where it stands; what is placed or refused stays so. */
export const greenSteps: Readonly<Record<GreenState, readonly Exclude<GreenState, 'asked'>[]>> = {
  asked: ['looking', 'refused'],
  looking: ['placed', 'refused'],
  placed: [],
  refused: [],
};

/** Working days until the family hears more. */
export const greenAnswerDays = 3;
