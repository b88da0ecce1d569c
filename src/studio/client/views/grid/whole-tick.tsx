import { useEffect, useRef } from 'react'
import { say } from '../../../words/say.ts'
import type { Position, Tick } from './shown-grid.ts'

type Props = {
  /** The name of the row or the column. */
  name: string
  tick: Tick
  position: Position
  /** Where the keys are. */
  at: Position
  onFocus: (position: Position) => void
  onTick: () => void
}

/** The tick of a whole row or column, with its name. */
export function WholeTick({ name, tick, position, at, onFocus, onTick }: Props) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current) input.current.indeterminate = tick === 'some'
  }, [tick])
  return (
    <label>
      <input
        ref={input}
        type="checkbox"
        checked={tick === 'all'}
        data-cell={`${position.row} ${position.column}`}
        tabIndex={at.row === position.row && at.column === position.column ? 0 : -1}
        onFocus={() => onFocus(position)}
        onChange={onTick}
        aria-label={say().grid.allOf(name)}
      />
      <span>{name}</span>
    </label>
  )
}
