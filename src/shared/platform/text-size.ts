/** These are sizes of text to choose from; the usual one is kept nowhere. */
export const textSizes = ['usual', 'large', 'largest'] as const;
export type TextSize = (typeof textSizes)[number];

/** This is what the device keeps the choice as. */
export const textSizeKey = 'warmlight.text-size';
