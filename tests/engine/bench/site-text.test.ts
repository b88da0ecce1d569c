import { expect, test } from 'vitest'
import { plainFrame, plainPage, plainShell } from '../../bench/site-text.ts'

const html = `<title>Ushers &amp; Greeters</title><meta name="description" content="They say &quot;hello&quot;.">
<header><a href="/"><svg><title>Logo</title></svg>Home</a></header>
<main><section data-block="hero" id="a"><h1 class="x">Ushers</h1><p>At the door</p><a class="x" href="/book-now?a=1&amp;b=2">Book</a></section>
<section data-block="steps" id="b"><h2>How</h2><ol><li><h3>Call</h3>us</li></ol><script>let a</script></section></main>
<footer><a href="/faq">FAQ</a></footer>`

test('a page is its blocks in order, with the words that a reader sees', () => {
  expect(plainPage(html)).toEqual({
    title: 'Ushers & Greeters',
    description: 'They say "hello".',
    sections: [
      { title: 'Ushers', texts: ['At the door'], links: [{ text: 'Book', href: '/book-now?a=1&b=2' }] },
      { title: 'How', texts: ['Call', 'us'], links: [] },
    ],
  })
})

test('the links of header and footer are those of every page', () => {
  expect(plainShell(html)).toEqual({
    header: [{ text: 'Home', href: '/' }],
    footer: [{ text: 'FAQ', href: '/faq' }],
  })
})

test('what is around the text of a page is apart from it', () => {
  const html = `<html><head><style>a{}</style><style data-x>b{}</style></head><body class="x"><header>H</header><main id="m"><p>Text</p></main><footer>F</footer></body></html>`
  expect(plainFrame(html)).toEqual({ css: 'a{}b{}', before: '<header>H</header>', after: '<footer>F</footer>' })
})
