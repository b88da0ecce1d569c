import type { Diagnostic } from '../../../schema/diagnostic.ts'
import { correctedLine } from '../parse/source.ts'
import {
  type Container,
  childPosition,
  childPositions,
  positionOf,
  type SourcePosition,
  setPositions,
} from '../parse/source-position.ts'
import { diagnose, type Spot, spotOf } from '../validate/diagnose.ts'
import { closestFirst, suggest } from '../validate/suggest.ts'
import { type Scope, tokenNames, tokenValue } from './scope.ts'
import { fillText, hasBraces, tokenRange, tokensIn } from './tokens.ts'

/** The scope that the tokens below a container depend on. */
type Need = 'nothing' | 'site' | 'page'
const needs = new WeakMap<object, Need>()
const filledForSite = new WeakMap<Scope['site'], WeakMap<object, { value: unknown; diagnostics: Diagnostic[] }>>()

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null

function textNeed(text: string): Need {
  if (!hasBraces(text)) return 'nothing'
  return tokensIn(text).every(({ name }) => name.startsWith('site.')) ? 'site' : 'page'
}

function needOf(value: unknown): Need {
  if (typeof value === 'string') return textNeed(value)
  if (!isContainer(value)) return 'nothing'
  const known = needs.get(value)
  if (known) return known
  let need: Need = 'nothing'
  for (const key in value) {
    const inside = needOf((value as Record<string, unknown>)[key])
    if (inside !== 'nothing') need = inside
    if (need === 'page') break
  }
  needs.set(value, need)
  return need
}

function unknownToken(
  text: string,
  index: number,
  place: SourcePosition,
  scope: Scope,
  block: string | undefined,
): Diagnostic[] {
  const name = tokensIn(text)[index]?.name ?? ''
  if (scope.silent.has(name.split('.')[0] ?? '')) return []
  const range = tokenRange(place.source.text, place.start, place.end, index)
  const spot: Spot = { ...spotOf(place, block), ...range }
  const names = tokenNames(scope)
  const word = name.split('.')[0] ?? ''
  const missing = (word === 'city' || word === 'service') && !scope.named.has(word) ? word : undefined
  const suggestion = missing === undefined ? suggest(name, names) : undefined
  const corrected =
    suggestion === undefined ? undefined : correctedLine(place.source, range.start, range.end, `{${suggestion}}`)
  const near = closestFirst(name, names).slice(0, 6)
  return [diagnose('unknown-token', spot, { name, suggestion, corrected, names: near, page: scope.page, missing })]
}

type PlaceholderValue = { scope: Scope; block: string | undefined; diagnostics: Diagnostic[] }

function fillString(text: string, place: SourcePosition | undefined, filling: PlaceholderValue): string {
  if (!text.includes('{')) return text
  const { text: filled, unknown } = fillText(text, (name) => tokenValue(filling.scope, name))
  if (place)
    for (const index of unknown)
      filling.diagnostics.push(...unknownToken(text, index, place, filling.scope, filling.block))
  return filled
}

function fillContainer(container: Container, filling: PlaceholderValue): Container {
  const self = positionOf(container)
  const value = Array.isArray(container)
    ? container.map((entry, index) => fillValue(entry, childPosition(container, index), filling))
    : Object.fromEntries(
        Object.entries(container).map(([key, entry]) => [
          key,
          fillValue(entry, childPosition(container, key), filling),
        ]),
      )
  return self ? setPositions(value, self, () => childPositions(container)) : value
}

function fillForSite(container: Container, filling: PlaceholderValue): unknown {
  const { site } = filling.scope
  const cache = filledForSite.get(site) ?? new WeakMap()
  filledForSite.set(site, cache)
  const known = cache.get(container) ?? { diagnostics: [], value: undefined }
  if (!cache.has(container)) {
    known.value = fillContainer(container, { ...filling, diagnostics: known.diagnostics })
    cache.set(container, known)
  }
  filling.diagnostics.push(...known.diagnostics)
  return known.value
}

function fillValue(value: unknown, place: SourcePosition | undefined, filling: PlaceholderValue): unknown {
  if (typeof value === 'string') return fillString(value, place, filling)
  if (!isContainer(value)) return value
  const need = needOf(value)
  if (need === 'nothing') return value
  return need === 'site' ? fillForSite(value, filling) : fillContainer(value, filling)
}

/**
 * The value with all tokens filled. A value without tokens is returned unchanged, and one that only has tokens of the
 * site is filled once for all pages, so that equal blocks stay one object. If the value is a text, `place` is its
 * position.
 */
export function fillTokens(
  value: unknown,
  scope: Scope,
  block?: string,
  place?: SourcePosition,
): { value: unknown; diagnostics: Diagnostic[] } {
  const filling: PlaceholderValue = { scope, block, diagnostics: [] }
  return { value: fillValue(value, place, filling), diagnostics: filling.diagnostics }
}
