import { createHash } from 'node:crypto'

/** How the policy of the site names a text that stands in a page: `sha256-…`. */
export const policyHash = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`
