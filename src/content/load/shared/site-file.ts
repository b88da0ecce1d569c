import type { Diagnostic } from '../../../../schema/diagnostic.ts'
import { isMapping } from '../../../../schema/is-mapping.ts'
import { type Site, siteSchema } from '../../../../schema/site/site.ts'
import { diagnose, fileStart, valueRange } from '../../diagnostics/diagnose.ts'
import type { Parsed } from '../../parse/parse.ts'
import type { Source } from '../../parse/source.ts'
import { type Container, locate } from '../../parse/source-position.ts'
import { fillTokens } from '../../resolve/fill-tokens.ts'
import { type Scope, siteTokens } from '../../resolve/scope.ts'
import { oldVersion } from '../../validate/block/old-version.ts'
import { checkFile } from '../../validate/records/record-checks.ts'

/** Replaces an invalid site file, so that pages can still be validated. */
const nameless: Site = siteSchema.parse({
  name: 'Untitled',
  phone: '(213) 555-0100',
  email: 'hello@example.com',
  origin: 'https://www.example.com',
})

/**
 * Validates `_data/site.yaml`, whose texts may contain tokens of itself. If it is missing or invalid, a nameless site
 * replaces it; `source` then stands for the file.
 */
export function checkSite(parsed: Parsed | undefined, source: Source, today: string, diagnostics: Diagnostic[]) {
  if (parsed === undefined) {
    diagnostics.push(diagnose('missing-site-file', fileStart(source), { file: source.file }))
    return { site: nameless, root: undefined, tokens: new Map<string, string>(), broken: true }
  }
  const old = isMapping(parsed.value) ? oldVersion(parsed.value, 'site', siteSchema) : undefined
  if (old !== undefined) {
    diagnostics.push(old)
    return { site: nameless, root: undefined, tokens: siteTokens(parsed.value), broken: true }
  }
  const raw = siteTokens(parsed.value)
  const scope: Scope = {
    page: parsed.source.file,
    site: raw,
    records: [],
    silent: new Set(),
    unnamed: new Map(),
    format: String,
    cycleOf: () => undefined,
  }
  const filled = fillTokens(parsed.value, scope)
  diagnostics.push(...filled.diagnostics)
  const value = parsed.value === undefined ? {} : { value: filled.value }
  const checked = checkFile(
    { source: parsed.source, position: parsed.position, diagnostics: [], ...value },
    { schema: siteSchema, owner: 'site', today },
    diagnostics,
  )
  for (const [index, key] of (checked.data?.sample ?? []).entries()) {
    const at = locate(checked.root as Container, key.split('.'))
    const entry = locate(checked.root as Container, ['sample', index]).position ?? parsed.position
    if (at.exists && at.position)
      diagnostics.push(diagnose('sample-value', valueRange(at.position), { key, value: at.value }))
    else {
      const facts = { key: `sample[${index}]`, problem: `this file has no \`${key}\`.`, description: '' }
      diagnostics.push(diagnose('invalid-value', valueRange(entry), facts))
    }
  }
  const { quote } = isMapping(checked.root) ? checked.root : {}
  return {
    // The form that it names is there, whatever else is wrong.
    site: checked.data ?? (typeof quote === 'string' ? { ...nameless, quote } : nameless),
    root: checked.root,
    tokens: siteTokens(checked.root),
    broken: checked.broken || filled.diagnostics.length > 0,
  }
}
