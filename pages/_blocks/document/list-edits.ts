/** A copy of a list with an item inserted. */
export const inserted =
  <Item>(at: number, item: Item) =>
  (list: readonly Item[]): Item[] => [...list.slice(0, at), item, ...list.slice(at)]

/** A copy of a list with an item removed. */
export const without =
  <Item>(at: number) =>
  (list: readonly Item[]): Item[] =>
    list.filter((_, index) => index !== at)
