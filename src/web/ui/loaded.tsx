import { type ReactNode, Suspense, use } from "react";
import { Spinner } from "./spinner.tsx";

/** What the server has read already, or what the browser is still reading. */
export type Readable<Value> = Value | Promise<Value>;

interface LoadedProps<Value> {
  readonly value: Readable<Value>;
  readonly children: (value: Value) => ReactNode;
  /** Instead of the spinner; null for nothing. */
  readonly fallback?: ReactNode;
}

/** Shows a value at once, a promise after the spinner. The promise must not reject: failures are settled where read. */
export function Loaded<Value>({ value, children, fallback }: LoadedProps<Value>) {
  if (!(value instanceof Promise)) return children(value);
  return (
    <Suspense fallback={fallback === undefined ? <Spinner /> : fallback}>
      <Arrived promise={value}>{children}</Arrived>
    </Suspense>
  );
}

interface ArrivedProps<Value> {
  readonly promise: Promise<Value>;
  readonly children: (value: Value) => ReactNode;
}

function Arrived<Value>({ promise, children }: ArrivedProps<Value>) {
  return children(use(promise));
}
