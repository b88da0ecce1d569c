import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { type CSSProperties, createContext, type KeyboardEventHandler, useContext } from 'react'

const Context = createContext('')

/** The id of the text that says how an entry is moved by keyboard. */
export const Instructions = Context.Provider

/** An entry of a `SortableList`, by its id or its number: the props of its element and of its handle. */
export function useSortableEntry(index: number | string, { disabled = false }: { disabled?: boolean } = {}) {
  const describedBy = useContext(Context)
  const {
    setNodeRef,
    setActivatorNodeRef,
    listeners = {},
    transform,
    transition,
    isDragging,
  } = useSortable({
    id: String(index),
    // What cannot be moved is a target for others.
    disabled: { draggable: disabled },
  })
  const { onKeyDown, ...pointers } = listeners
  const style: CSSProperties = {
    ...(transform && { transform: CSS.Translate.toString(transform) }),
    ...(transition && { transition }),
    ...(isDragging && { position: 'relative', zIndex: 1, opacity: 0.85 }),
  }
  return {
    entry: { ref: setNodeRef, style },
    /** What starts a drag by mouse and by touch: the entry itself, or its handle. */
    pointers,
    handle: {
      ref: setActivatorNodeRef,
      onKeyDown: onKeyDown as KeyboardEventHandler,
      'aria-describedby': describedBy,
      'data-drag': '',
    },
  }
}

export type SortableEntry = ReturnType<typeof useSortableEntry>
