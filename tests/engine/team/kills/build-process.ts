import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { publish } from '../../../../src/builder/release/publish.ts'
import { endWithParent } from '../../../../src/files/end-with-parent.ts'

/** Stands in for `build`: it puts a page in place as a build does, with the lock of one, and takes a moment. */
endWithParent()
const [, , , , pages = '', , out = '', ...options] = process.argv
await publish(out, async (stagingDir) => {
  await mkdir(stagingDir)
  await setTimeout(options.includes('--slowly') ? 60_000 : 150)
  const text = await readFile(join(pages, 'about.yaml'), 'utf8')
  await writeFile(join(stagingDir, 'index.html'), `<!doctype html><html><body>${text}</body></html>`)
  await cp(join(pages, 'about.yaml'), join(stagingDir, 'about.html'))
  await setTimeout(150)
})
