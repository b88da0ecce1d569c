/** Whether a value is a mapping: neither a list, nor `null`, nor a plain value. */
export const isMapping = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
