import { join } from 'node:path'
import { lockReleases } from '../../builder/release/release-lock.ts'
import { endWithParent } from '../../files/end-with-parent.ts'
import { writeFileAtomic } from '../../files/write-file-atomic.ts'
import { shellToken } from '../../studio/server/shell/shell-token.ts'
import { studioStore } from '../../studio/server/studio-store.ts'
import { startDevServer } from './dev-server.ts'

/**
 * The studio of a workspace, in a process that the server of the team starts: it gets the content folder and the folder
 * of its lock, and sends the port. It ends with the server, however that ends. Every edit that was answered is on the
 * disk, so there is nothing to finish.
 */
const [pages = '', lock = ''] = process.argv.slice(2)
endWithParent()

// While an earlier process of the same workspace ends, this throws: two would write over each other.
await lockReleases(lock)
// Also when the folder is written again, since a tab that is open may have text which is not saved yet.
writeFileAtomic(join(studioStore(pages), 'token'), shellToken(join(lock, 'token')))
const server = await startDevServer({ kind: 'studio', pages, argv: [], logLevel: 'error' })
if (server === undefined) process.exit(1)
process.send?.({ port: server.config.server.port })
