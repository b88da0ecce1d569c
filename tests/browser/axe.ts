import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { settled } from './settled.ts'

export type AxeParts = { inside?: string; without?: string }

/**
 * What axe finds on a page or in a part of it, one text per rule: its name and the elements. Legacy mode, because axe
 * otherwise opens a second page for its report, and violations alone: together they halve the time.
 */
export async function axeErrors(page: Page, { inside, without }: AxeParts = {}): Promise<string[]> {
  await settled(page)
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  if (inside) axe.include(inside)
  if (without) axe.exclude(without)
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 400)).join('\n')}`)
}
