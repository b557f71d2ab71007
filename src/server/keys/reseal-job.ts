export const resealJob = 'reseal-values';
