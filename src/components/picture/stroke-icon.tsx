import type { ComponentProps } from 'react'

type Props = ComponentProps<'svg'> & {
  /** Width and height in pixels. */
  size: number
  /** Width and height of the drawing, in its own units. */
  box?: number
}

/** An icon of strokes in the colour of the text. Screen readers skip it. */
export const StrokeIcon = ({ size, box = size, ...props }: Props) => (
  <svg
    width={size}
    height={size}
    viewBox={`0 0 ${box} ${box}`}
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    aria-hidden="true"
    {...props}
  />
)
