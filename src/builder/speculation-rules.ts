import { downloadFolder } from '../../schema/documents/downloads.ts'

/** Before hydration the browser itself prefetches the page of a link that is about to be followed. */
export const speculationRules = {
  prefetch: [
    {
      source: 'document',
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: `${downloadFolder}/*` } }] },
      eagerness: 'moderate',
    },
  ],
}
