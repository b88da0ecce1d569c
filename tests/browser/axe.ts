import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

type Parts = { inside?: string; without?: string }

/** What axe finds on a page or in a part of it, a line a rule: its name and the elements. */
export async function axeFaults(page: Page, { inside, without }: Parts = {}): Promise<string[]> {
  const axe = new AxeBuilder({ page })
  if (inside) axe.include(inside)
  if (without) axe.exclude(without)
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 400)).join('\n')}`)
}
