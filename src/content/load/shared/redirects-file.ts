import { redirectsSchema } from '../../../../schema/redirects.ts'
import { locate } from '../../parse/source-position.ts'
import type { WrittenRedirect } from '../../validate/addresses/redirect-checks.ts'
import { checkFile } from '../../validate/records/record-checks.ts'
import type { Checking } from './settings.ts'

/** The redirects of `_data/redirects.yaml`; none if the file has an error. */
export function checkRedirects({ files, today, diagnostics }: Checking): WrittenRedirect[] {
  const parsed = files.get('redirects')
  if (parsed === undefined) return []
  const { data, root } = checkFile(parsed, { schema: redirectsSchema, owner: 'redirects', today }, diagnostics)
  if (data === undefined || root === undefined) return []
  return data.map((redirect, index) => {
    const at = (key: string) => locate(root, [index, key]).position ?? parsed.position
    return { redirect, from: at('from'), to: at(redirect.to === undefined ? 'from' : 'to') }
  })
}
