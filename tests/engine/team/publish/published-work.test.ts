import { readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { commitOnOrigin } from '../../../../src/studio/server/publish/origin/commit-on-origin.ts'
import { fetchOrigin } from '../../../../src/studio/server/publish/origin/origin.ts'
import { openRepository } from '../../../../src/studio/server/publish/repository.ts'
import type { OriginChoices } from '../../../../src/studio/wire/publish.ts'
import { pageText } from '../../content/folder.ts'
import { openedPublishing, page } from './opened-publishing.ts'

const png = await sharp({ create: { width: 2, height: 2, channels: 3, background: 'red' } })
  .png()
  .toBuffer()

/** Ana, Ben and Cara each have a workspace of the same site. */
async function three() {
  const all = await openedPublishing()
  await all.develop('contact.yaml', `# How to reach us\n\n${pageText('Contact', '')}`)
  const [ana, cara, ben] = [await all.begun('ana'), await all.begun('cara'), await all.begun('ben', 'writer')]
  const publish = async (one: typeof ana) => {
    expect(await one.publish()).toBe('{}')
    await all.idle()
    return (await one.list())[0]
  }
  /** Brings a workspace up to date, as its studio does. */
  const update = async ({ id }: typeof ana, choices: OriginChoices = {}) => {
    const repository = await openRepository(join(all.data, `workspaces/${id}/pages`))
    const request = { files: [], message: 'x', choices, titles: new Map() }
    return commitOnOrigin(repository, request, await fetchOrigin(repository))
  }
  const main = (file: string) => `${all.git('show', `refs/marquee/main:pages/${file}`)}\n`
  return { ...all, ana, ben, cara, publish, update, main }
}

describe('what two people publish', () => {
  it('is all there, byte for byte and without a question: of other pages, and of other blocks of one', async () => {
    const { ana, cara, publish, main } = await three()
    const contact = `# How to reach us\n\n${pageText('Contact', '')}`
    await ana.write(`# Of Ana\n${page('By Ana.')}`)
    await ana.write(`${contact}# At its end\n`, 'contact.yaml')
    await cara.write(page('First.', '"By Cara."   # quoted'))
    await cara.write(pageText('New', ''), 'new.yaml')
    for (const one of [cara, ana]) expect(await publish(one)).toMatchObject({ state: 'live' })
    expect(main('about.yaml')).toBe(`# Of Ana\n${page('By Ana.', '"By Cara."   # quoted')}`)
    expect(main('contact.yaml')).toBe(`${contact}# At its end\n`)
    expect(main('new.yaml')).toBe(pageText('New', ''))
  })

  it.each([
    ['mine', 'By Cara.'],
    ['theirs', 'By Ana.'],
  ] as const)('at the same place is asked about, and then live: %s', async (side, first) => {
    const { ana, cara, publish, update, main, live } = await three()
    await ana.write(page('By Ana.'))
    await cara.write(page('By Cara.', 'Later.'))
    await publish(ana)
    expect(await publish(cara)).toMatchObject({ state: 'refused', problem: 'mergeAsks' })
    const asked = await update(cara)
    const [conflict] = asked.kind === 'conflicts' ? asked.conflicts : []
    expect(conflict).toMatchObject({ mine: 'By Cara.', theirs: 'By Ana.' })
    if (!conflict) return
    expect(await update(cara, { [conflict.id]: { side, seen: conflict.seen } })).toMatchObject({ kind: 'nothing' })
    expect(await publish(cara)).toMatchObject({ state: 'live', problem: '' })
    expect(main('about.yaml')).toBe(page(first, 'Later.'))
    expect(await live()).toContain('Later.')
  })
})

describe('what was approved', () => {
  it('is one commit of its author, with who approved it, and each step is in the log', async () => {
    const { ana, ben, cara, git, idle, begun } = await three()
    await ben.write(page('By Ben.'))
    expect(await ben.asks(cara.person)).toBe('[]')
    expect(await cara.decide(ben.id, 1)).toBe('{}')
    expect((await ana.publishOne(ben.id)).body).toBe('{}')
    await idle()
    expect(git('log', '-1', '--format=%an <%ae> %cn', 'refs/marquee/main')).toBe('ben <ben@example.com> Marquee')
    expect(git('log', '-1', '--format=%(trailers:key=Reviewed-by,valueonly)', 'refs/marquee/main').trim()).toBe(
      'cara <cara@example.com>',
    )
    const zoe = await begun('zoe', 'admin')
    const steps = (await zoe.log()).filter(({ about }: { about: string }) => about === 'Work of ben')
    expect(steps.map(({ by, what }: Record<string, string>) => [by, what])).toEqual([
      ['', 'live'],
      ['ana', 'published'],
      ['cara', 'review-approved'],
      ['ben', 'review-asked'],
      ['ben', 'workspace-begun'],
    ])
  })

  it('is not published over what somebody else has published there since, and is asked again afterwards', async () => {
    const { ana, ben, cara, publish, update, idle, main } = await three()
    await ben.write(page('By Ben.'))
    await ben.asks(cara.person)
    await cara.decide(ben.id, 1)
    await ana.write(page('By Ana.'))
    await publish(ana)
    await cara.publishOne(ben.id)
    await idle()
    expect((await cara.list())[0]).toMatchObject({ state: 'refused', problem: 'mergeAsks' })
    const asked = await update(ben)
    const [conflict] = asked.kind === 'conflicts' ? asked.conflicts : []
    if (conflict) await update(ben, { [conflict.id]: { side: 'mine', seen: conflict.seen } })
    expect((await cara.publishOne(ben.id)).body).toMatch(/changedSince|needsReview/)
    expect(main('about.yaml')).toBe(page('By Ana.'))
  })
})

it('goes live as one: eight pages, a picture and the redirects, in no moment a part, and nothing of it before', async () => {
  const { ana, cara, publish, ask, team, live, data, idle } = await three()
  await cara.write(page('Second.'))
  await publish(cara)
  const names = [
    ...Array.from({ length: 8 }, (_, at) => `spring/offer-${at}.yaml`),
    '_public/images/spring.png',
    '_data/redirects.yaml',
  ]
  for (const name of names)
    await ana.write(name.endsWith('.png') ? png : name.includes('redirects') ? '[]\n' : pageText(name, ''), name)
  // Neither the site nor a preview of somebody else has a part of it.
  await cara.write(page('Third.'))
  await publish(cara)
  const preview = { workspace: cara.id, days: 1, day: '', path: '/' }
  expect((await ask('POST /api/previews/begin', preview, cara.cookies)).status).toBe(200)
  await team.jobs?.idle()
  const shown = await readFile(join(data, 'previews/1/index.html'), 'utf8')
  const partsOf = (html: string) => names.filter((name) => html.includes(`"${name}"`))
  expect([partsOf(shown), partsOf(await live())]).toEqual([[], []])

  expect(await ana.publish()).toBe('{}')
  const seen: number[] = []
  let isDone = false
  const done = idle().then(() => {
    isDone = true
  })
  while (!isDone) {
    const html = await live()
    if (html !== '') seen.push(partsOf(html).length)
    await new Promise(setImmediate)
  }
  await done
  expect(new Set([...seen, partsOf(await live()).length])).toEqual(new Set([0, names.length]))
})

it('taken back, each file is as before: pictures, new, moved and deleted pages; what came later stays', async () => {
  const { begun, develop, git, idle, data } = await openedPublishing()
  for (const name of ['moved.yaml', 'deleted.yaml']) await develop(name, `# As it was\n${pageText(name, '')}`)
  await develop('_public/images/old.png', 'old')
  const cara = await begun('cara')
  const folder = join(data, `workspaces/${cara.id}/pages`)
  const files = () => git('ls-tree', '-r', 'refs/marquee/main')
  const before = files()
  await cara.write(png, '_public/images/new.png')
  await cara.write(pageText('New', ''), 'spring/new.yaml')
  await cara.write(page('Changed.'))
  await rm(join(folder, 'deleted.yaml'))
  await rm(join(folder, '_public/images/old.png'))
  await rename(join(folder, 'moved.yaml'), join(folder, 'spring/moved.yaml'))
  await cara.publish()
  await idle()
  const published = files()
  await cara.write(page('Changed.', 'Later.'))
  await cara.publish()
  await idle()
  await cara.takeBack(1)
  await idle()
  expect(await cara.list()).toMatchObject([{ state: 'live', takesBack: 1 }, { state: 'live' }, { isTakenBack: true }])
  const others = (listed: string) => listed.split('\n').filter((line) => !line.endsWith('pages/about.yaml'))
  expect(others(published)).not.toEqual(others(before))
  expect(others(files())).toEqual(others(before))
  expect(git('show', 'refs/marquee/main:pages/about.yaml')).toBe(page('First.', 'Later.').trim())
  await cara.takeBack(2)
  await idle()
  expect(files()).toBe(before)
})
