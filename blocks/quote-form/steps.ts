/** The steps of the form, named as in the spec, section 4. Progress is 25 % per step. */
export const steps = [
  { name: 'Select staff types', percent: 25 },
  { name: 'Event information', percent: 50 },
  { name: 'Staff requirements', percent: 75 },
  { name: 'Contact information', percent: 100 },
] as const

/** A step by its index, from 0. */
export type StepIndex = 0 | 1 | 2 | 3
export const lastStep = 3

export const isStep = (index: number): index is StepIndex => Number.isInteger(index) && index >= 0 && index <= lastStep
