import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  type DragMoveEvent,
  type DragOverEvent,
  type DragStartEvent,
  type KeyboardCoordinateGetter,
  MeasuringStrategy,
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
import { say } from '../../words/say.ts'
import { visuallyHidden } from '../visually-hidden.ts'
import { QuickKeyboardSensor } from './quick-keyboard-sensor.ts'
import { Instructions } from './sortable-entry.ts'

/** An entry at the position of another one; in a tree, moved to the side by some pixels. */
export type Move = { from: number; to: number; aside: number }

type Props = {
  /** The names of the entries, in their order, for announcements. */
  names: readonly string[]
  /** The ids of the entries, by default their indexes. */
  ids?: readonly string[]
  /** The position of a moved entry in words, by default its number; `undefined` if it may not be there. */
  positionOf?: (move: Move) => string | undefined
  /** In a tree, an entry can be moved to the side as well, by steps of so many pixels. */
  asidePx?: number
  /** An entry is picked up, by its id, or put down. */
  onDrag?: (id: string | undefined) => void
  /** Moves an entry to the position of another one. */
  onMove: (from: number, to: number, aside: number) => void
  children: ReactNode
}

const onlyVertical: Modifier = ({ transform }) => ({ ...transform, x: 0 })
const verticalOnly = [onlyVertical]
/** In a tree, rows in the one that is dragged disappear, and others move up. */
const measuring = { droppable: { strategy: MeasuringStrategy.Always } }

// The options of sensors are constant: with others, every entry would be rendered each time.

/** How far the mouse moves, in pixels, until a click becomes a drag. */
const mouse = { activationConstraint: { distance: 6 } }
/** How long a finger rests to start a drag, in milliseconds, and how far it may move meanwhile, in pixels. */
const touch = { activationConstraint: { delay: 220, tolerance: 6 } }

/** Hides the live regions of the library: their role belongs to the status of the studio. This list has its own. */
const outside = document.createElement('div')

/** Entries that are moved by mouse, by touch and by keyboard; each move is announced. */
export function SortableList({ names, ids: given, asidePx, onDrag, onMove, children, ...props }: Props) {
  const instructions = useId()
  const [announcement, announce] = useState('')
  /** The position over which an entry was last. */
  const last = useRef<string>(undefined)
  const keyboard = useMemo(() => {
    const coordinateGetter: KeyboardCoordinateGetter = (event, args) => {
      const steps = { ArrowLeft: -1, ArrowRight: 1 }[event.code]
      if (steps === undefined || asidePx === undefined) return sortableKeyboardCoordinates(event, args)
      event.preventDefault()
      return { ...args.currentCoordinates, x: args.currentCoordinates.x + steps * asidePx }
    }
    return { coordinateGetter }
  }, [asidePx])
  const sensors = useSensors(
    useSensor(MouseSensor, mouse),
    useSensor(TouchSensor, touch),
    useSensor(QuickKeyboardSensor, keyboard),
  )
  const numbers = useMemo(() => Array.from({ length: names.length }, (_, index) => String(index)), [names.length])
  const ids = given ?? numbers
  const nameOf = (id: UniqueIdentifier) => names[ids.indexOf(String(id))] ?? ''
  const { positionOf = ({ to }: Move) => say().outline.place(to + 1, names.length) } = props
  const start = ({ active }: Pick<DragStartEvent, 'active'>): Move => {
    const index = ids.indexOf(String(active.id))
    return { from: index, to: index, aside: 0 }
  }
  const moveOf = ({ active, over, delta }: DragMoveEvent | DragOverEvent | DragEndEvent): Move => {
    const from = ids.indexOf(String(active.id))
    return { from, to: over ? ids.indexOf(String(over.id)) : from, aside: asidePx ? delta.x : 0 }
  }
  function sayPosition(event: DragMoveEvent | DragOverEvent): void {
    const position = positionOf(moveOf(event))
    if (position === last.current) return
    last.current = position
    const name = nameOf(event.active.id)
    announce(position ? say().sorting.isAt(name, position) : say().sorting.cannotBeHere(name))
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={asidePx === undefined ? verticalOnly : []}
      {...(asidePx !== undefined && { measuring })}
      accessibility={{ container: outside }}
      onDragStart={(event) => {
        onDrag?.(String(event.active.id))
        last.current = positionOf(start(event))
        announce(say().sorting.pickedUp(nameOf(event.active.id), last.current ?? ''))
      }}
      onDragMove={sayPosition}
      onDragOver={sayPosition}
      onDragEnd={(event) => {
        const move = moveOf(event)
        const position = positionOf(move)
        onDrag?.(undefined)
        announce(
          position
            ? say().sorting.movedTo(nameOf(event.active.id), position)
            : say().sorting.cannotBeThere(nameOf(event.active.id), positionOf(start(event)) ?? ''),
        )
        if (position && (move.to !== move.from || move.aside !== 0)) onMove(move.from, move.to, move.aside)
      }}
      onDragCancel={(event) => {
        onDrag?.(undefined)
        announce(say().sorting.staysAt(nameOf(event.active.id), positionOf(start(event)) ?? ''))
      }}
    >
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
        <Instructions value={instructions}>{children}</Instructions>
      </SortableContext>
      <div id={instructions} hidden>
        {say().sorting.keys}
      </div>
      <Box aria-live="assertive" sx={visuallyHidden}>
        {announcement}
      </Box>
    </DndContext>
  )
}
