import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { ownBlocks } from '../../src/content/block-types/find-blocks.ts'
import { axeErrors } from '../browser/axe.ts'
import { dist, root, site } from '../browser/built-site.ts'
import { startApp } from '../browser/hydrated.ts'
import { watchErrors } from '../browser/watch-errors.ts'

// The examples of blocks are in the gallery, which not every release has.
for (const { type } of ownBlocks(join(root, site)))
  if (existsSync(join(dist, `gallery/${type}.html`)))
    test(`the example of ${type} is accessible, fits into 320 px, and hydrates under the content policy`, {
      tag: '@phone',
    }, async ({ page }) => {
      const errors = await watchErrors(page)
      await page.goto(`/gallery/${type}`)
      await expect(page.locator(`[data-block="${type}"]`).first()).toBeVisible()
      expect(await axeErrors(page, { inside: `[data-block="${type}"]` })).toEqual([])
      await page.setViewportSize({ width: 320, height: 640 })
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: 'wider than 320 px' })
        .toBe(320)
      await startApp(page)
      expect(errors).toEqual([])
    })
