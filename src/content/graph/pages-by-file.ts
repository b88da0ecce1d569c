import { isMapping } from '../../../schema/is-mapping.ts'
import type { ContentFile } from '../load/files/content-files.ts'
import type { Use } from './use-kinds.ts'

const textOf = (value: unknown, key: string) =>
  isMapping(value) && typeof value[key] === 'string' ? value[key] : undefined

/** Names of the files in `_data/` that a use refers to. */
function filesOf({ kind, name }: Use): string[] {
  if (kind === 'fragment') return [`fragments/${name}`]
  if (kind === 'calculator') return [`calculators/${name}`]
  if (kind === 'template') return [`templates/${name}`]
  if (kind === 'data' || kind === 'record') return [name]
  return kind === 'token' && name.startsWith('site.') ? ['site'] : []
}

/** The file of the questions that `service.faqs` stands for on a page that names a service. */
function faqsOf(name: string, page: unknown): string | undefined {
  const slug = name.endsWith('.faqs') ? textOf(page, name.slice(0, -'.faqs'.length)) : undefined
  return slug === undefined ? undefined : `faqs/${slug}`
}

/**
 * The pages that depend on each file of `_data/`, by its name, directly or through others: a list in a fragment that a
 * template uses is part of every page with that fragment.
 */
export function pagesByFile(files: readonly ContentFile[], usesIn: ReadonlyMap<ContentFile, readonly Use[]>) {
  const data = new Map(files.flatMap((file) => (file.kind === 'data' ? [[file.name, file] as const] : [])))
  const pages = new Map<string, Set<string>>()
  for (const page of files) {
    if (page.kind !== 'page') continue
    const seen = new Set<string>()
    const follow = (file: ContentFile) => {
      for (const use of usesIn.get(file) ?? [])
        for (const name of filesOf(use)) {
          // A page contains the template as of its generation; later changes of the template are not on the page.
          const part = faqsOf(name, page.parsed.value) ?? name
          const next = data.get(part)
          if (next === undefined || seen.has(part)) continue
          seen.add(part)
          if (!part.startsWith('templates/')) follow(next)
        }
    }
    follow(page)
    for (const part of seen) pages.set(part, (pages.get(part) ?? new Set()).add(page.name))
  }
  return pages
}
