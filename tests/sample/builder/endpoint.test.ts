import { expect, it } from 'vitest'
import { withEndpoint } from '../../../src/builder/endpoint.ts'
import { sampleSite } from '../sample-site.ts'

const site = await sampleSite()
const endpoint = 'https://sheets.example.com/inquiries'
const endpointsOf = ({ pages, dialog }: Pick<typeof site, 'pages' | 'dialog'>) =>
  new Set(
    [...pages.flatMap(({ blocks }) => blocks), dialog].flatMap((block) =>
      block && 'endpoint' in block ? block.endpoint : [],
    ),
  )

it('leaves forms at their own address if the environment names none', () => {
  expect(withEndpoint(site, undefined)).toBe(site)
  expect(endpointsOf(site)).toEqual(new Set(['/api/inquiries']))
})

it('gives the address of the environment to every form, and to the one in the dialog', () => {
  const redirected = withEndpoint(site, endpoint)
  expect(endpointsOf(redirected)).toEqual(new Set([endpoint]))
  expect(redirected.pages.map(({ path }) => path)).toEqual(site.pages.map(({ path }) => path))
})
