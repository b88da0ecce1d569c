/**
 * The widths at which each block is shown: a phone, an upright tablet and a desktop, the same as in the browser tests.
 */
export const widths = [
  { name: 'desktop', title: 'Desktop', px: 1440 },
  { name: 'tablet', title: 'Tablet', px: 768 },
  { name: 'phone', title: 'Phone', px: 390 },
] as const
