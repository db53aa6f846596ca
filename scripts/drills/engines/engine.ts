/** A browser with one window, as far as the drill needs one. */
export interface Engine {
  readonly name: string;
  /** Loads a document. */
  open(url: string): Promise<void>;
  /** Runs a script in the page: the body of a function, whose value comes back as JSON. */
  run<Value>(script: string): Promise<Value>;
  /** Presses the first element that a CSS selector finds, as a pointer does. */
  press(selector: string): Promise<void>;
  /** Types into the first element that a CSS selector finds. */
  type(selector: string, text: string): Promise<void>;
  back(): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Exceptions and errors in the console since the last call, where the engine tells of them. */
  takeErrors(): Promise<readonly string[]>;
  close(): Promise<void>;
}
