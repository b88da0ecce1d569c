import type { ReviewState } from '../../review-wire.ts'

/** The color in which a state of a workspace is shown. */
export const stateColors = {
  open: 'default',
  asked: 'info',
  approved: 'success',
  returned: 'warning',
} as const satisfies Record<ReviewState, string>
