import type { ComponentProps } from 'react'

type Props = ComponentProps<'svg'> & {
  /** Width and height in pixels, which are the units of the drawing. */
  size: number
}

/** An icon of strokes in the colour of the text. Screen readers skip it. */
export const StrokeIcon = ({ size, ...props }: Props) => (
  <svg
    width={size}
    height={size}
    viewBox={`0 0 ${size} ${size}`}
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    aria-hidden="true"
    {...props}
  />
)
