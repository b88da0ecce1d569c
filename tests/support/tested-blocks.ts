/** The types of the blocks that `npm test -- --changed` looks at; without the variable all. */
const changed = process.env['TEST_BLOCKS']?.split(',')

/** Whether a test of every block looks at this type. */
export const isTestedBlock = (type: string): boolean => changed?.includes(type) ?? true
