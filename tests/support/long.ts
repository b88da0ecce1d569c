/** Whether the long part runs, which `npm run test:long` adds: everything that is random or exhaustive, whole. */
export const isLong = process.env['TEST_LONG'] === '1'

/** How often a test repeats what is random or exhaustive: `count` times in the long part, else a tenth of it. */
export const repeats = (count: number): number => (isLong ? count : Math.ceil(count / 10))
