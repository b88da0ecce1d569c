import { readLand } from '../../src/content/outline/read-land.ts'

/** The land of a site with `outline: us`. */
export const usLand = readLand('us', '')
