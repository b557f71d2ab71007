import type { ServerProcess } from '../support/server-process.ts';

/**
 * This is a running server, what breaks under it, and what is right to say of itself while it is
 * broken.
 */
export type Stage = {
  server: ServerProcess;
  /**
   * It says what people do besides reading and giving, and what of it was acknowledged and is gone.
   */
  also?: {
    what: string;
    act(): Promise<number>;
    findLost(): Promise<string[]>;
    /** It should have come once, and came again. */
    findTwice?(): string[];
  };
  break(): Promise<void> | void;
  mend(): Promise<void> | void;
  /**
   * This is what `/readyz` says meanwhile; `any` where the fault strikes some looks and not others.
   */
  readyMeanwhile: 'ready' | 'not ready' | 'any';
  close(): Promise<void>;
};

export type Fault = {
  name: string;
  /** It says why it can not be tried on this machine, if it can not. */
  missing?: string | undefined;
  open(): Promise<Stage>;
};
