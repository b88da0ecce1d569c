import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

type Change = [from: string | RegExp, to: string]

/** The changes of a version in which a block and the site file have a field under another name, by file of the package. */
const changes: Record<string, Change[]> = {
  'package.json': [['"version": "0.1.0"', '"version": "0.2.0"']],
  'blocks/call-to-action/schema.js': [
    ['import { defineBlock', 'import { renamed, defineBlock'],
    ['text: sentences(', 'invitation: sentences('],
    ["top: 'callToAction',", "top: 'callToAction', migrations: [renamed('text', 'invitation')],"],
  ],
  'blocks/call-to-action/call-to-action.js': [[/block\.text/g, 'block.invitation']],
  'blocks/call-to-action/example.yaml': [[/^text:/m, 'invitation:']],
  'schema/layout/footer.js': [['note: sentences(300)', 'lastLine: sentences(300)']],
  'schema/site/site.js': [['migrations: [', "migrations: [renamed('footer.note', 'lastLine'), "]],
  'src/builder/site-renderer.js': [['note: footer.note', 'note: footer.lastLine']],
}

/** Makes the packed engine in a folder its next version, for which the content of this one has to be migrated. */
export async function becomeNextVersion(engine: string): Promise<void> {
  for (const [file, steps] of Object.entries(changes)) {
    const path = join(engine, file)
    let text = await readFile(path, 'utf8')
    for (const [from, to] of steps) {
      const changed = text.replace(from, to)
      if (changed === text) throw new Error(`${file} does not say ${from}.`)
      text = changed
    }
    await writeFile(path, text)
  }
}
