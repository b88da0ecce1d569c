import { createFile } from '../../../src/files/create-file.ts'

/** Writes a new file of a size, in a process of its own that may be killed. */
const [, , path = '', bytes] = process.argv
await createFile(path, Buffer.alloc(Number(bytes), 'x')).catch((error: NodeJS.ErrnoException) => {
  console.log(error.code)
  process.exitCode = 1
})
