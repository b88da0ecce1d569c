import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { setField, smallSite, startStudioProcess } from './studio-process.ts'

const names = ['about', 'team', 'work'] as const

type Found = {
  /** Edits that the studio has said to be saved. */
  saved: number
  /** What was wrong after a restart. */
  wrong: string[]
}

/**
 * Edits of one and of three files without a pause, by a studio that is killed `count` times, each time at another moment,
 * and started again. After each start every saved edit must be in its files, and a file must be as before or after the
 * edit that was under way, all files of an edit alike. At the end all edits are undone.
 */
export async function killedEdits(root: string, { count, seed }: { count: number; seed: number }): Promise<Found> {
  smallSite(root, names)
  const read = (name: string) => readFileSync(join(root, 'pages', `${name}.yaml`), 'utf8')
  const before = names.map(read)
  const found: Found = { saved: 0, wrong: [] }
  const titles = new Map<string, string>(names.map((name) => [name, 'None']))
  const titleOf = (name: string) => /^ {4}title: (.*)$/m.exec(read(name))?.[1]
  let number = 0
  let studio = await startStudioProcess(root)
  for (let round = 0; round < count; round++) {
    const hashes: Record<string, string> = {}
    for (const name of names) Object.assign(hashes, (await studio.page(`/${name}`)).hashes)
    let under: { targets: readonly string[]; value: string } | undefined
    let isOver = false
    const first = Promise.withResolvers<void>()
    const editing = (async () => {
      while (!isOver) {
        number++
        const targets = number % 3 === 0 ? names : [names[number % names.length] as string]
        under = { targets, value: `Edit ${number}` }
        const files = targets.map((name) => {
          const file = `pages/${name}.yaml`
          return { file, hash: hashes[file] as string, edits: [setField('title', `Edit ${number}`)] }
        })
        const result = await studio.edit({ files, label: `Edit ${number}` }).catch(() => undefined)
        first.resolve()
        if (result?.kind !== 'saved') return
        for (const { file, hash } of result.files) hashes[file] = hash
        for (const name of targets) titles.set(name, `Edit ${number}`)
        found.saved++
        under = undefined
      }
    })()
    await first.promise
    await setTimeout((seed + round * 7919) % 150)
    isOver = true
    await studio.kill()
    await editing
    studio = await startStudioProcess(root)
    const changed = names.filter((name) => titleOf(name) !== titles.get(name))
    const isUnderWay = (name: string) => under?.targets.includes(name) && titleOf(name) === under.value
    if (!changed.every(isUnderWay))
      found.wrong.push(`Round ${round}: ${changed.map((name) => `${name} says ${titleOf(name)}`)}`)
    if (changed.length > 0 && changed.length !== under?.targets.length) found.wrong.push(`Round ${round}: half an edit`)
    for (const name of names)
      if (read(name).replace(/^ {4}title: .*$/m, '    title: None') !== before[names.indexOf(name)])
        found.wrong.push(`Round ${round}: ${name} is torn`)
    const rest = readdirSync(join(root, 'pages')).filter((name) => name.includes('.draft'))
    if (rest.length > 0) found.wrong.push(`Round ${round}: ${rest} is left`)
    for (const name of changed) titles.set(name, titleOf(name) ?? '')
  }
  while ((await studio.undo()).kind === 'saved');
  await studio.kill()
  if (found.saved < 900 && names.some((name, index) => read(name) !== before[index]))
    found.wrong.push('Undoing all edits did not return the files.')
  return found
}
