/** Every browser can be told this little, whatever language its driver speaks. */
export type Engine = {
  goTo(url: string): Promise<void>;
  /** Goes one page back in its history, as a finger would. */
  back(): Promise<void>;
  /** Answers the value of an expression in the page, which JSON can carry. */
  evaluate(expression: string): Promise<unknown>;
  tapAt(x: number, y: number): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  /** Answers errors that nothing in a page caught, where the driver tells of them. */
  errors(): readonly string[];
  close(): Promise<void>;
};

export const phoneSize = { width: 375, height: 812 };
