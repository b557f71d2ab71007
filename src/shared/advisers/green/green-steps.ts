/** asked: nobody began yet; looking: we ask hospitals; placed: there is an appointment. */
export const greenStates = ['asked', 'looking', 'placed', 'refused'] as const;
export type GreenState = (typeof greenStates)[number];

/** An application may go there from where it stands; what is placed or refused stays so. */
export const greenSteps: Readonly<Record<GreenState, readonly Exclude<GreenState, 'asked'>[]>> = {
  asked: ['looking', 'refused'],
  looking: ['placed', 'refused'],
  placed: [],
  refused: [],
};

/** The family hears more within so many working days. */
export const greenAnswerDays = 3;
