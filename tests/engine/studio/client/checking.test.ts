import { describe, expect, it } from 'vitest'
import { checkingWords } from '../../../../src/studio/client/toolbar/checking.tsx'
import type { PageModel } from '../../../../src/studio/wire/page.ts'
import type { StudioSetup } from '../../../../src/studio/wire/setup.ts'

const setup = { addresses: Array.from({ length: 10_522 }, (_, index) => `/p${index}`) } as unknown as StudioSetup
const page = { address: '/about' } as PageModel

describe('while pages are checked', () => {
  it('the toolbar shows their number until they have been compared', () => {
    expect(checkingWords(page, setup)).toBe('Checking 10,522 pages')
    expect(checkingWords({ ...page, listingHash: 'hash' }, setup)).toBe('')
  })

  it('the toolbar shows nothing before the page is there', () => {
    expect(checkingWords(undefined, setup)).toBe('')
    expect(checkingWords(page, undefined)).toBe('')
  })
})
