/**
 * Returns a value that is plain JSON and follows from an object, such as a page: that of `compute`, or the one that was stored
 * under this key by an earlier run.
 */
export type Derive = <Value>(owner: object, key: string, compute: () => Value) => Value

/** Without a store. */
export const deriveAlways: Derive = (_owner, _key, compute) => compute()
