/** A browser with one window, as far as the drill needs one. */
export interface Engine {
  readonly name: string;
  /** Loads a document. */
  open(url: string): Promise<void>;
  /** Runs a script in the page: the body of a function, whose value comes back as JSON. */
  run<Value>(script: string): Promise<Value>;
  /** Clicks the first element that matches a CSS selector. */
  press(selector: string): Promise<void>;
  /** Types into the first element that matches a CSS selector. */
  type(selector: string, text: string): Promise<void>;
  back(): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Exceptions and console errors since the last call, if the engine reports them. */
  takeErrors(): Promise<readonly string[]>;
  close(): Promise<void>;
}
