/** The little that every browser can be told, whatever language its driver speaks. */
export type Engine = {
  goTo(url: string): Promise<void>;
  /** One page back in its history, as a finger would. */
  back(): Promise<void>;
  /** The value of an expression in the page, which JSON can carry. */
  evaluate(expression: string): Promise<unknown>;
  tapAt(x: number, y: number): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  /** Errors that nothing in a page caught, where the driver tells of them. */
  errors(): readonly string[];
  close(): Promise<void>;
};

export const phoneSize = { width: 375, height: 812 };
