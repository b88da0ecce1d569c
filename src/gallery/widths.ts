/** The windows in which each block is shown: a phone, a tablet upright and a desktop, as wide as the tests look at pages. */
export const widths = [
  { name: 'desktop', title: 'Desktop', px: 1440 },
  { name: 'tablet', title: 'Tablet', px: 768 },
  { name: 'phone', title: 'Phone', px: 390 },
] as const
