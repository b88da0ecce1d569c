/**
 * A value that follows from parts of a state, computed again once one of these is another. Its consumers are rendered for
 * no other change.
 */
export function derived<State extends object, const Parts extends readonly unknown[], Value>(
  partsOf: (state: State) => Parts,
  compute: (parts: Parts, state: State) => Value,
): (state: State) => Value {
  let last: { parts: Parts; value: Value } | undefined
  return (state) => {
    const parts = partsOf(state)
    if (!last || parts.some((part, index) => part !== last?.parts[index]))
      last = { parts, value: compute(parts, state) }
    return last.value
  }
}
