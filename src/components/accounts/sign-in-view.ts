import type { SignInScene } from '#src/shared/accounts/calls.ts';
import type { SignInWords } from './sign-in-words.ts';

/** This is what is wrong, in words: over the form, and at its fields. */
export type Trouble = { message: string; fields: Readonly<Record<string, string>> };

/** This is what the form shows: drawn by the server first, by the store once it was touched. */
export type SignInView =
  | { step: 'mobile'; mobile: string; agreed: boolean; trouble?: Trouble | undefined }
  | {
      step: 'code';
      mobile: string;
      demoCode?: string | undefined;
      demoOwnCode?: string | undefined;
      trouble?: Trouble | undefined;
    };

export type SignInProps = {
  scene: SignInScene;
  words: SignInWords;
  /** This is the phone that is changed, masked: it gets a code too. */
  ownMobile?: string | undefined;
  /** This is where the form posts without script. */
  action: string;
  agreementUrls: { user: string; privacy: string };
  /** Travels along, for the answer to lead back. */
  redirectUrl: string;
};
