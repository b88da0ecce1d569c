import { readFileSync, renameSync, writeFileSync } from 'node:fs'

/**
 * Another program that edits a field of a file on request, as an editor with an open file does. It answers
 * whether its last value was still there.
 */
const [file = ''] = process.argv.slice(2)
let number = 0
process.on('message', () => {
  const text = readFileSync(file, 'utf8')
  const isThere = number === 0 || text.includes(`eyebrow: Other ${number}\n`)
  number++
  writeFileSync(`${file}.other`, text.replace(/eyebrow: .*/, `eyebrow: Other ${number}`))
  renameSync(`${file}.other`, file)
  process.send?.(isThere)
})
