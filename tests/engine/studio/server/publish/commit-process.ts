import { changedFiles } from '../../../../../src/studio/server/publish/changed-files.ts'
import { commitFiles } from '../../../../../src/studio/server/publish/commits.ts'
import { openRepository } from '../../../../../src/studio/server/publish/repository.ts'

/** Commits all changes of a content folder, in a process of its own that may be killed. */
const repository = await openRepository(process.argv[2] ?? '')
await commitFiles(repository, await changedFiles(repository), 'Say hello')
