/**
 * Returns the item at an index.
 *
 * @throws {RangeError} if the list has no such index
 */
export function itemAt<T>(list: ArrayLike<T>, index: number): T {
  const item = list[index];
  if (item === undefined) throw new RangeError(`The list has no index ${index}.`);
  return item;
}
