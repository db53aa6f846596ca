/** Lets everybody else have their turn: awaited database calls alone never do where the database answers at once. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
