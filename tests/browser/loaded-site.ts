import { memoize } from '../../src/cache/memoize.ts'
import { loadSite } from '../../src/content/load/load.ts'
import { root, site } from './built-site.ts'

const load = memoize((pages: string) => loadSite({ root, pages }))

/** The content of the tested site. It is read once for all tests of a worker. */
export const loadedSite = () => load(site)
