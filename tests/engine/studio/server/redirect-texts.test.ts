import { describe, expect, it } from 'vitest'
import { withoutRedirects, withRedirects } from '../../../../src/studio/server/redirect-texts.ts'

const text = `# Moved in May
- from: /old
  to: /new
- { from: /older, to: /new }
`
const broken = '- from: /old\n  to: [/new\n'
const refused =
  '_data/redirects.yaml cannot be read (line 2: The `[` that opens here is not closed.). Nothing was written. Correct this file first.'

describe('the file of redirects', () => {
  it('loses the redirects from addresses that are pages now, and no others', () => {
    expect(withoutRedirects(text, new Set(['/older']))).toBe('# Moved in May\n- from: /old\n  to: /new\n')
    expect(withoutRedirects(text, new Set(['/old', '/older']))).toBe('')
  })

  it.each(['', text, '[]\n', '# None yet\n', 'from: /old\n'])('stays as it is without such redirects: %j', (one) => {
    expect(withoutRedirects(one, new Set(['/about']))).toBe(one)
    expect(withoutRedirects(one, new Set())).toBe(one)
  })

  it('is not changed while it cannot be read', () => {
    expect(() => withoutRedirects(broken, new Set(['/old']))).toThrow(refused)
    expect(() => withRedirects(broken, ['/old'], '/new')).toThrow(refused)
    expect(withoutRedirects(broken, new Set())).toBe(broken)
  })

  it('gets redirects at its end', () => {
    expect(withRedirects(text, ['/about'], '/')).toBe(`${text}- from: /about\n  to: /\n`)
    expect(withRedirects('# None yet\n', ['/about'], '/')).toBe('# None yet\n- from: /about\n  to: /\n')
    expect(withRedirects('', ['/about'], '/')).toBe('- from: /about\n  to: /\n')
  })
})
