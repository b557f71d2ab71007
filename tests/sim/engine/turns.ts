import { setImmediate as turn } from 'node:timers';

/** By then every promise has settled that can do so by itself. */
export const settled = () => new Promise((resolve) => process.nextTick(resolve));
/** It is the same, and what waits for the machine goes on too, such as a module that is loaded. */
export const nextTurn = () => new Promise((resolve) => turn(resolve));
