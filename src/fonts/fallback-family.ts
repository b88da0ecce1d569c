import type { FontRole } from './font-files.ts'

/** The family of the fallback of a role. Both roles may have the same font, in other weights. */
export const fallbackFamily = (role: FontRole): string => (role === 'display' ? 'Display Fallback' : 'Text Fallback')
