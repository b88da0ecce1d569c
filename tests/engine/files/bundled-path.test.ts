import { expect, it } from 'vitest'
import { marquee } from '../../../src/dev/vite-plugin-marquee.ts'
import { unbundledPath } from '../../../src/files/bundled-path.ts'

it.each(['/home/a/site#2', '/home/a#b/site', '/home/what?/site'])('a server in %s stops with the reason', (root) => {
  const { config } = marquee() as unknown as { config: (given: { root: string }) => unknown }
  expect(() => config({ root })).toThrow(`${root}\nScripts cannot be bundled there. Rename the folder, or move it.`)
})

it.each(['/home/a/site', '/home/a b/sité 100%', '/srv/[x]/@site'])('a server runs in %s', (root) => {
  expect(unbundledPath(root)).toBeUndefined()
})
