import { useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

function read<Value>(key: string, accept: (stored: unknown) => Value | undefined): Value | undefined {
  try {
    const text = localStorage.getItem(key)
    return text === null ? undefined : accept(JSON.parse(text))
  } catch {
    // The browser refuses storage, or another program wrote the value.
    return undefined
  }
}

/** Whether it is stored. Without storage everything works as long as the page is open. */
function write(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

type Stored<Value> = {
  value: Value
  change: (next: (before: Value) => Value) => void
  /** Whether storage has been read. The HTML of the build shows `start`. */
  isRead: boolean
  /** Whether the last change was stored. False where storage is full or refused. */
  isStored: boolean
}

/**
 * A value in local storage, which never leaves the device. `accept` turns a stored value into one of the current form,
 * or returns `undefined` where it cannot. A change in another tab shows here as well. `start` and `accept` must not
 * change between renders.
 */
export function useLocalStorage<Value>(
  key: string,
  start: Value,
  accept: (stored: unknown) => Value | undefined,
): Stored<Value> {
  const [value, setValue] = useState(start)
  const [isRead, setIsRead] = useState(false)
  const [isStored, setIsStored] = useState(true)
  const latest = useRef(start)

  useEffect(() => {
    const update = () => {
      latest.current = read(key, accept) ?? start
      setValue(latest.current)
    }
    // At once: a key that is typed before the rendering would change the value from before, and overwrite this one.
    const onStorage = (event: StorageEvent) => (event.key === key || event.key === null) && flushSync(update)
    update()
    setIsRead(true)
    addEventListener('storage', onStorage)
    return () => removeEventListener('storage', onStorage)
  }, [key, accept, start])

  const change = useCallback(
    (next: (before: Value) => Value) => {
      latest.current = next(latest.current)
      setValue(latest.current)
      setIsStored(write(key, latest.current))
    },
    [key],
  )
  return { value, change, isRead, isStored }
}
