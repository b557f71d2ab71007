export const eraseJob = 'erase-ended-cases';
