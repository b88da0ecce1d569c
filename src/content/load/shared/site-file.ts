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

/** Stands for what a site needs and its file does not have, so that pages can still be validated. */
const required: Readonly<Record<string, unknown>> = {
  name: 'Untitled',
  phone: '+1 213 555 0100',
  email: 'hello@example.com',
  origin: 'https://www.example.com',
}
const nameless: Site = siteSchema.parse(required)

/** What is right in a site file: an error in one field leaves the others as they are, such as the language and the hosts of frames. */
function validPart(written: unknown): Site {
  const kept = { ...required, ...(isMapping(written) ? written : {}) }
  for (let left = Object.keys(kept).length; left > 0; left--) {
    const { data, error } = siteSchema.safeParse(kept)
    if (data) return data
    const wrong = error.issues.flatMap((issue) =>
      issue.path.length === 0 && issue.code === 'unrecognized_keys' ? issue.keys : [String(issue.path[0])],
    )
    for (const key of wrong) {
      if (Object.hasOwn(required, key)) kept[key] = required[key]
      else delete kept[key]
    }
  }
  return nameless
}

/**
 * Validates `_data/site.yaml`, whose texts may contain tokens of itself. If it is missing, a nameless site replaces it, and
 * `source` stands for the file; of a file with errors what is right counts.
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
  return {
    site: checked.data ?? validPart(filled.value),
    root: checked.root,
    tokens: siteTokens(checked.root),
    broken: checked.broken || filled.diagnostics.length > 0,
  }
}
