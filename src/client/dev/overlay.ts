import { count } from '../../../schema/writing/count.ts'

const hostId = 'marquee-diagnostics'
const stripId = 'marquee-warnings'

const styles = `
  :host { position: fixed; inset: 0; z-index: 2147483647; display: grid; place-items: start center; overflow: auto;
    padding: 5vh 16px; background: rgb(8 6 5 / 82%); font: 15px/1.55 ui-monospace, "SF Mono", Consolas, monospace }
  section { width: min(980px, 100%); border-radius: 14px; border: 1px solid #5c4a3a; border-top: 6px solid #ff8a70;
    background: #1d1713; color: #f8f0e5 }
  header { display: flex; justify-content: space-between; align-items: center; padding: 14px 22px; border-bottom: 1px solid #3a2f26 }
  h1 { margin: 0; font: 650 17px/1.4 system-ui, sans-serif }
  pre { margin: 0; padding: 20px 22px; overflow: auto; white-space: pre-wrap }
  button { font: 600 15px/1 system-ui, sans-serif; min-height: 44px; padding: 0 18px; border: 1px solid #8d7a67; border-radius: 22px;
    background: none; color: inherit; cursor: pointer }
  p { margin: 0; padding: 0 22px 18px; color: #c3b4a3; font: 15px/1.5 system-ui, sans-serif }`

/**
 * Covers the page while the content has errors, and disappears when they are fixed. The page below keeps its last valid
 * state. An empty `text` removes it.
 */
export function showErrors(text: string) {
  document.getElementById(hostId)?.remove()
  if (text === '') return
  const host = document.createElement('div')
  host.id = hostId
  host.setAttribute('role', 'alert')
  const shadow = host.attachShadow({ mode: 'open' })
  shadow.innerHTML =
    '<section><header><h1>The content has errors</h1><button type="button">Hide (Esc)</button></header><pre></pre><p>The page keeps its last good state. Save the file again and this goes away by itself.</p></section>'
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  shadow.adoptedStyleSheets = [sheet]
  const words = shadow.querySelector('pre')
  if (words) words.textContent = text
  shadow.querySelector('button')?.addEventListener('click', () => host.remove())
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && host.remove(), { once: true })
  document.body.append(host)
}

const stripStyles = `
  :host { position: fixed; left: 12px; bottom: 12px; z-index: 2147483646; max-width: min(900px, calc(100vw - 24px)) }
  details { border-radius: 14px; border: 1px solid #5c4a3a; border-left: 6px solid #f0b429; background: #1d1713; color: #f8f0e5 }
  summary { padding: 10px 16px; font: 600 15px/1.5 system-ui, sans-serif; cursor: pointer }
  pre { margin: 0; padding: 4px 16px 16px; max-height: 50vh; overflow: auto; white-space: pre-wrap; font: 14px/1.5 ui-monospace, "SF Mono", Consolas, monospace }`

/** Shows in a corner how many warnings the open page has; it opens to their `text`. Without warnings it is removed. */
export function showWarnings({ warnings, text }: { warnings: number; text: string }) {
  document.getElementById(stripId)?.remove()
  if (warnings === 0) return
  const host = document.createElement('div')
  host.id = stripId
  host.setAttribute('role', 'status')
  const shadow = host.attachShadow({ mode: 'open' })
  shadow.innerHTML = '<details><summary></summary><pre></pre></details>'
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(stripStyles)
  shadow.adoptedStyleSheets = [sheet]
  const [label, words] = [shadow.querySelector('summary'), shadow.querySelector('pre')]
  if (label) label.textContent = `${count(warnings, 'warning')} on this page`
  if (words) words.textContent = text
  document.body.append(host)
}
