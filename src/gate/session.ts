/** The key that is remembered for the browser session, or `null`. Storage may be forbidden: then nothing is. */
export function rememberedKey(name: string): string | null {
  try {
    return sessionStorage.getItem(name)
  } catch {
    return null
  }
}

/** Remembers a key, or forgets it where none is given. */
export function rememberKey(name: string, key?: string) {
  try {
    if (key === undefined) sessionStorage.removeItem(name)
    else sessionStorage.setItem(name, key)
  } catch {}
}
