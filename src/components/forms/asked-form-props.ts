type AskedText = {
  button: string;
  hint?: string;
  ask: string;
  yes: string;
  no: string;
  sending: string;
  unsure: string;
  absent: string;
};

export type AskedFormProps = {
  /** It is the form's id in the page. */
  id: string;
  action: string;
  /** This is where to go once it was taken. */
  target: string;
  hidden: Readonly<Record<string, string>>;
  text: AskedText;
  /** Is it what the page is for? */
  main?: boolean;
};
