import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'

/** The studio was opened before in this browser: the tour does not come by itself. */
export async function withoutTour(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    // An empty document has no storage.
    if (location.protocol !== 'about:') localStorage.setItem('studio-tour', 'seen')
  })
}

/** The parts of the studio in a tab. */
export function partsOf(page: Page) {
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const fields = page.getByRole('region', { name: 'Fields' })
  /** Presses Undo, and waits until all files of the step are written. */
  async function undo(): Promise<void> {
    const answer = page.waitForResponse((response) => response.url().endsWith('/undo'))
    await button('Undo').click()
    await answer
  }
  return {
    preview: page.frameLocator('iframe[title="Page preview"]'),
    blocks: page.getByRole('region', { name: 'Blocks' }),
    fields,
    field: (label: string) => fields.getByLabel(label, { exact: true }),
    button,
    undo,
    /** Presses Undo until a file is as it was. What is typed is several steps where the machine is slow. */
    async undoTo(text: string, read: () => Promise<string>): Promise<void> {
      for (let presses = 0; presses < 30 && (await read()) !== text; presses++) await undo()
      expect(await read()).toBe(text)
    },
    /** Opens the studio at the address of a page, and waits until the page can be clicked. */
    async open(url: string): Promise<void> {
      await page.goto(url)
      await expect(page.frameLocator('iframe[title="Page preview"]').locator('main section').first()).toBeVisible()
      await expect(page.getByRole('region', { name: 'Blocks' }).getByRole('treeitem').first()).toBeVisible()
    },
    /** Presses Tab, or Shift+Tab, until an element has the focus, as a person without a mouse does. */
    async tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
      const isThere = () => target.evaluateAll((found) => found.length === 1 && found[0] === document.activeElement)
      for (let presses = 0; presses < 60 && !(await isThere()); presses++) await page.keyboard.press(key)
      await expect(target).toBeFocused()
    },
    /** Runs a command that is found in the palette by some words. */
    async run(words: string): Promise<void> {
      await page.keyboard.press('ControlOrMeta+k')
      await expect(page.getByRole('combobox', { name: /^Search commands/ })).toBeFocused()
      await page.keyboard.type(words)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('dialog', { name: 'Commands' })).toBeHidden()
    },
    saved: (name: string) => expect(page.getByRole('status')).toHaveText(new RegExp(`^Saved to .*pages/${name}$`)),
  }
}
