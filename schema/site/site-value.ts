/**
 * A value of the site at hand, such as its language, that components and words read without a parameter. What runs in
 * `within()` reads the value given there, also after it has waited, so that one process can work on several sites at
 * once. Elsewhere it is the value that was set: a page in the browser belongs to one site.
 */
export function siteValue<Value>(initial: Value) {
  let common = initial
  // Browsers have nothing that follows a value across waiting, and never need it.
  const Scope = globalThis.process?.getBuiltinModule?.('node:async_hooks').AsyncLocalStorage
  const scope = Scope && new Scope<{ value: Value }>()
  return {
    current(): Value {
      const own = scope?.getStore()
      return own ? own.value : common
    },
    set(value: Value): void {
      common = value
    },
    within: <Result>(value: Value, action: () => Result): Result => (scope ? scope.run({ value }, action) : action()),
  }
}
