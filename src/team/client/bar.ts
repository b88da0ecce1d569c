import { barSchema } from '../wire.ts'

/** How often it is asked who else is here, in milliseconds, and how high the bar is, in pixels. */
const askMs = 5_000
const height = 32

/** The bar above the studio of a workspace: whose it is, who else is here, and the way back. It has no part of the studio. */
const bar = document.createElement('aside')
const title = document.createElement('strong')
const whose = document.createElement('span')
const others = document.createElement('span')
const back = document.createElement('a')
others.setAttribute('role', 'status')
others.style.flex = '1'
for (const part of [title, whose, others]) {
  part.style.overflow = 'hidden'
  part.style.textOverflow = 'ellipsis'
}
Object.assign(bar.style, {
  display: 'flex',
  gap: '12px',
  alignItems: 'center',
  boxSizing: 'border-box',
  height: `${height}px`,
  padding: '0 12px',
  font: '13px system-ui, sans-serif',
  whiteSpace: 'nowrap',
  background: '#1b2430',
  color: '#fff',
})
back.style.color = '#fff'
bar.append(title, whose, others, back)

async function show(): Promise<void> {
  const response = await fetch('/-/bar').catch(() => undefined)
  if (response?.status === 401) return location.reload()
  if (!response?.ok) return
  const said = barSchema.parse(await response.json())
  title.textContent = said.title
  bar.setAttribute('aria-label', said.title)
  whose.textContent = said.whose
  if (others.textContent !== said.others) others.textContent = said.others
  back.textContent = said.back
  back.href = said.backTo
  if (bar.isConnected) return
  document.body.prepend(bar)
  document.documentElement.style.setProperty('--bar', `${height}px`)
}

setInterval(() => {
  // A tab that nobody sees is away.
  if (!document.hidden) void show()
}, askMs)
void show()
