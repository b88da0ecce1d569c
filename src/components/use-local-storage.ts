import { useCallback, useEffect, useRef, useState } from 'react'

/** Start of the keys in the storage of the device, so that the site knows its own. */
const prefix = 'marquee:'

function read<Value>(key: string, accept: (stored: unknown) => Value | undefined): Value | undefined {
  try {
    const text = localStorage.getItem(prefix + key)
    return text === null ? undefined : accept(JSON.parse(text))
  } catch {
    // Storage is refused, or holds what nobody here wrote.
    return undefined
  }
}

/** Whether it is kept. Without storage everything works as long as the page is open. */
function write(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(prefix + key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

type Kept<Value> = {
  value: Value
  change: (next: (before: Value) => Value) => void
  /** Whether the device was asked already. The HTML of the build shows what `start` says. */
  isRead: boolean
  /** Whether the last change was kept. False where storage is full or refused. */
  isKept: boolean
}

/**
 * A value that is kept on this device under `key` and never sent. `accept` says what a stored value means, or
 * `undefined` for one that is of no use (another version, another hand). Another tab with the same page follows.
 * `start` and `accept` must not change from render to render.
 */
export function useKept<Value>(key: string, start: Value, accept: (stored: unknown) => Value | undefined): Kept<Value> {
  const [value, setValue] = useState(start)
  const [isRead, setIsRead] = useState(false)
  const [isKept, setIsKept] = useState(true)
  const latest = useRef(start)

  useEffect(() => {
    const take = () => {
      latest.current = read(key, accept) ?? start
      setValue(latest.current)
    }
    const onStorage = (event: StorageEvent) => (event.key === prefix + key || event.key === null) && take()
    take()
    setIsRead(true)
    addEventListener('storage', onStorage)
    return () => removeEventListener('storage', onStorage)
  }, [key, accept, start])

  const change = useCallback(
    (next: (before: Value) => Value) => {
      latest.current = next(latest.current)
      setValue(latest.current)
      setIsKept(write(key, latest.current))
    },
    [key],
  )
  return { value, change, isRead, isKept }
}
