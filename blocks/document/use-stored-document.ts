import { useCallback, useEffect, useRef, useState } from 'react'

/** A step that can be taken back: what was done, and how to take it back. */
export type Undo<Entries> = { done: string; back: (now: Entries) => Entries }

type Kept<Entries> = {
  /** Name in the storage of the device. */
  key: string
  /** Shown as long as the device has kept nothing. */
  first: Entries
  /** Makes entries of what the device kept, whatever that is. */
  read: (stored: unknown) => Entries | undefined
}

/** Some browsers refuse the storage altogether, and then a page must still work. */
function load(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return undefined
  }
}

function keep(key: string, entries: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(entries))
    return true
  } catch {
    return false
  }
}

/** Entries that are kept on the device with every change. The last step that took something away can be taken back. */
export function useKept<Entries>(kept: Kept<Entries>) {
  const [{ key, first, read }] = useState(kept)
  const [entries, setEntries] = useState(first)
  const [undo, setUndo] = useState<Undo<Entries>>()
  const [isAlive, setAlive] = useState(false)
  const [isRefused, setRefused] = useState(false)
  const isChanged = useRef(false)

  useEffect(() => {
    const stored = read(load(key))
    if (stored) setEntries(stored)
    setAlive(true)
  }, [key, read])

  useEffect(() => {
    if (isChanged.current) setRefused(!keep(key, entries))
  }, [key, entries])

  const change = useCallback((next: (now: Entries) => Entries, step?: Undo<Entries>) => {
    isChanged.current = true
    setEntries(next)
    if (step) setUndo(step)
  }, [])

  const takeBack = () => {
    if (undo) change(undo.back)
    setUndo(undefined)
  }
  return { entries, change, undo, takeBack, isAlive, isRefused }
}
