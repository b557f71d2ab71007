import type { ServerProcess } from '../support/server-process.ts';

/** A running server, what breaks under it, and what is right to say of itself while it is broken. */
export type Stage = {
  server: ServerProcess;
  /** What people do besides reading and giving, and what of it was acknowledged and is gone. */
  also?: {
    what: string;
    act(): Promise<number>;
    findLost(): Promise<string[]>;
    /** What should have come once, and came again. */
    findTwice?(): string[];
  };
  break(): Promise<void> | void;
  mend(): Promise<void> | void;
  /** What `/readyz` says meanwhile; `any` where the fault strikes some looks and not others. */
  readyMeanwhile: 'ready' | 'not ready' | 'any';
  close(): Promise<void>;
};

export type Fault = {
  name: string;
  /** Why it can not be tried on this machine, if it can not. */
  missing?: string | undefined;
  open(): Promise<Stage>;
};
