import type { Diagnostic } from '../../schema/diagnostic.ts'

/** Whether a diagnostic only says that a value of the sample is to be replaced before the site goes public. */
export const isSample = ({ code }: Pick<Diagnostic, 'code'>): boolean => code === 'sample-value'
