import type { BreadcrumbList } from 'schema-dts'
import type { BreadcrumbStep } from '../../../schema/pages/listed-page.ts'

/** The path to a page, which visitors read in a block `breadcrumbs`; nothing for the home page. */
export function breadcrumbs(steps: readonly BreadcrumbStep[], origin: string): BreadcrumbList | undefined {
  if (steps.length < 2) return undefined
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + href,
    })),
  }
}
