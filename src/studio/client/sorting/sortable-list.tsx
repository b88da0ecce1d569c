import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  type Modifier,
  MouseSensor,
  TouchSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import Box from '@mui/material/Box'
import { type ReactNode, useId, useMemo, useRef, useState } from 'react'
import { visuallyHidden } from '../visually-hidden.ts'
import { Instructions } from './sortable-entry.ts'

type Props = {
  /** The names of the entries, in their order, for announcements. */
  names: readonly string[]
  /** Moves an entry to the position of another one. */
  onMove: (from: number, to: number) => void
  children: ReactNode
}

const onlyVertical: Modifier = ({ transform }) => ({ ...transform, x: 0 })

// The options of sensors are constant: with others, every entry would be rendered each time.

/** How far the mouse moves, in pixels, until a click becomes a drag. */
const mouse = { activationConstraint: { distance: 6 } }
/** How long a finger rests to start a drag, in milliseconds, and how far it may move meanwhile, in pixels. */
const touch = { activationConstraint: { delay: 220, tolerance: 6 } }
const keyboard = { coordinateGetter: sortableKeyboardCoordinates }

/** Hides the live regions of the library: their role belongs to the status of the studio. This list has its own. */
const outside = document.createElement('div')

/** Entries that are moved by mouse, by touch and by keyboard; each move is announced. */
export function SortableList({ names, onMove, children }: Props) {
  const instructions = useId()
  const [announcement, announce] = useState('')
  /** The position over which an entry was last. */
  const place = useRef<UniqueIdentifier>(undefined)
  const sensors = useSensors(
    useSensor(MouseSensor, mouse),
    useSensor(TouchSensor, touch),
    useSensor(KeyboardSensor, keyboard),
  )
  const ids = useMemo(() => Array.from({ length: names.length }, (_, index) => String(index)), [names.length])
  const nameOf = (id: UniqueIdentifier) => names[Number(id)] ?? ''
  const placeOf = (id: UniqueIdentifier) => `${Number(id) + 1} of ${names.length}`
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[onlyVertical]}
      accessibility={{ container: outside }}
      onDragStart={({ active }) => {
        place.current = active.id
        announce(`${nameOf(active.id)}, ${placeOf(active.id)}, is picked up.`)
      }}
      onDragOver={({ active, over }) => {
        if (!over || over.id === place.current) return
        place.current = over.id
        announce(`${nameOf(active.id)} is at ${placeOf(over.id)}.`)
      }}
      onDragEnd={({ active, over }) => {
        const to = over?.id ?? active.id
        announce(`${nameOf(active.id)} is moved to ${placeOf(to)}.`)
        if (to !== active.id) onMove(Number(active.id), Number(to))
      }}
      onDragCancel={({ active }) => announce(`${nameOf(active.id)} stays at ${placeOf(active.id)}.`)}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <Instructions value={instructions}>{children}</Instructions>
      </SortableContext>
      <div id={instructions} hidden>
        Press Space or Enter to pick it up, the arrow keys to move it, Space or Enter to put it down, Escape to cancel.
      </div>
      <Box aria-live="assertive" sx={visuallyHidden}>
        {announcement}
      </Box>
    </DndContext>
  )
}
