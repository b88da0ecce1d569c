import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { freePort } from '../../support/free-port.ts'
import { copySmallSample } from '../../support/small-sample.ts'

const root = join(import.meta.dirname, '../../..')

/** The studio over a copy of the sample site with three cities. */
export async function startStudio() {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-studio-'))
  const pages = join(folder, 'pages')
  await copySmallSample(pages)
  const port = await freePort()
  const fileOf = (name: string) => join(pages, name)
  let server: ChildProcess
  let printed = ''

  async function start(): Promise<void> {
    const env = { ...process.env, PORT: String(port), BROWSER: 'none' }
    const args = [join(root, 'src/cli/main.ts'), 'studio', '--pages', pages]
    server = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'ignore'] })
    printed = ''
    await new Promise<void>((ready) => {
      server.stdout?.on('data', (text) => {
        printed += text
        if (printed.includes('\n')) ready()
      })
    })
  }
  async function end(signal: NodeJS.Signals): Promise<void> {
    server.kill(signal)
    await once(server, 'exit')
  }
  await start()

  return {
    url: `http://localhost:${port}/studio`,
    printed: () => printed,
    pathOf: fileOf,
    read: (name: string) => readFile(fileOf(name), 'utf8'),
    write: (name: string, text: string) => writeFile(fileOf(name), text),
    /** Ends the studio without a chance to say goodbye, and starts it again. */
    async restart(): Promise<void> {
      await end('SIGKILL')
      await start()
    },
    async stop(): Promise<void> {
      await end('SIGTERM')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The parts of the studio in a tab. */
export function partsOf(page: Page) {
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const fields = page.getByRole('region', { name: 'Fields' })
  return {
    preview: page.frameLocator('iframe[title="Page preview"]'),
    blocks: page.getByRole('region', { name: 'Blocks' }),
    fields,
    field: (label: string) => fields.getByLabel(label, { exact: true }),
    button,
    /** Presses Undo, and waits until all files of the step are written. */
    async undo(): Promise<void> {
      const answer = page.waitForResponse((response) => response.url().endsWith('/undo'))
      await button('Undo').click()
      await answer
    },
    /** Opens the studio at the address of a page, and waits until the page can be clicked. */
    async open(url: string): Promise<void> {
      await page.goto(url)
      await expect(page.frameLocator('iframe[title="Page preview"]').locator('main section').first()).toBeVisible()
      await expect(page.getByRole('region', { name: 'Blocks' }).getByRole('listitem').first()).toBeVisible()
    },
    saved: (name: string) => expect(page.getByRole('status')).toHaveText(new RegExp(`^Saved to .*pages/${name}$`)),
  }
}
