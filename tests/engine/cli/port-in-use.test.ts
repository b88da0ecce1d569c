import { expect, it } from 'vitest'
import { describePortInUse } from '../../../src/cli/support/port-in-use.ts'

const site = { name: 'dev', argv: [], pages: 'pages' }
const adviceOf = (...args: Parameters<typeof describePortInUse>) =>
  describePortInUse(...args).match(/To use another: (.+)\n/)?.[1]

it('says how to find the program that uses a taken port', () => {
  expect(describePortInUse(4173, site)).toBe(
    'Port 4173 is taken. To use another: PORT=4174 npm run dev\nTo see which program has it: lsof -i :4173',
  )
})

it('suggests the same command with another port', () => {
  const argv = ['--out', 'my dist']
  expect(adviceOf(65_535, site)).toBe('PORT=65534 npm run dev')
  expect(adviceOf(4173, { ...site, name: 'start', argv })).toBe("PORT=4174 npm start -- --out 'my dist'")
})

it('names the content folder once, wherever it was named', () => {
  expect(adviceOf(4173, { ...site, pages: 'shop' })).toBe('PORT=4174 npm run dev -- --site shop')
  const argv = ['--site', 'shop']
  expect(adviceOf(4173, { ...site, argv, pages: 'shop' })).toBe('PORT=4174 npm run dev -- --site shop')
})
