/** The key remembered for the browser session, or `null`, also if storage is forbidden. */
export function rememberedKey(name: string): string | null {
  try {
    return sessionStorage.getItem(name)
  } catch {
    return null
  }
}

/** Remembers a key, or forgets it if none is passed. */
export function rememberKey(name: string, key?: string) {
  try {
    if (key === undefined) sessionStorage.removeItem(name)
    else sessionStorage.setItem(name, key)
  } catch {}
}
