import { diffArrays } from 'diff'
import { cutAtTags, type TaggedPart, withoutTags } from '../../components/prose/tagged-text.ts'

/** A part of a text, with the mark of the tag around it. */
type Piece = { text: string; mark: string | undefined }
/** A tag of HTML, a comment or a text; only texts have pieces. */
type Token = { html: string; key: string; pieces: Piece[] }

const anyToken = /<!--.*?-->|<[^>]*>|[^<]+/gs
const isText = (html: string) => !html.startsWith('<')
const nameOf = (tag: string) => /^<\/?[^\s/>]+/.exec(tag)?.[0] ?? tag

/** Elements whose content is text alone, so that a comment in it would be shown. */
const rawElements = new Set(['<textarea', '<title', '<style', '<script', '<noscript'])

type Tag = Extract<TaggedPart, { mark: string }>

/** The starts and ends of tags whose other end a component has cut off. */
function looseEnds(parts: readonly TaggedPart[]): Set<Tag> {
  const open: Tag[] = []
  const loose = new Set<Tag>()
  for (const part of parts) {
    if ('text' in part) continue
    const at = part.isStart ? -1 : open.findLastIndex(({ mark }) => mark === part.mark)
    if (part.isStart) open.push(part)
    else if (at === -1) loose.add(part)
    else for (const one of open.splice(at).slice(1)) loose.add(one)
  }
  for (const one of open) loose.add(one)
  return loose
}

/** HTML as tokens, without tags. A tag marks all texts up to its end; one whose other end is missing those of its own token. */
function tokensOf(html: string): Token[] {
  const tokens = [...html.matchAll(anyToken)].map(([token]) => ({
    token,
    parts: isText(token) ? cutAtTags(token) : [],
  }))
  const loose = looseEnds(tokens.flatMap(({ parts }) => parts))
  const open: string[] = []
  return tokens.flatMap(({ token, parts }): Token[] => {
    if (!isText(token)) return [{ html: token, key: nameOf(token), pieces: [] }]
    const pieces: Piece[] = []
    const outer = open.length
    for (const part of parts)
      if ('text' in part) pieces.push({ text: part.text, mark: open.at(-1) })
      else if (part.isStart) open.push(part.mark)
      else if (loose.has(part)) {
        for (const piece of pieces) piece.mark ??= part.mark
      } else open.splice(open.lastIndexOf(part.mark), 1)
    for (const part of parts)
      if (!('text' in part) && part.isStart && loose.has(part)) open.splice(open.indexOf(part.mark, outer), 1)
    const text = withoutTags(token)
    return text === '' ? [] : [{ html: text, key: text, pieces }]
  })
}

const closing = '<!--/studio-->'

const marked = ({ pieces }: Token) =>
  pieces.map(({ text, mark }) => (mark === undefined ? text : `<!--studio-read ${mark}-->${text}${closing}`)).join('')

/** The tokens of the second list that stand in the first one too, by their index there. */
function sameTokens(own: readonly Token[], tagged: readonly Token[]): Map<number, Token> {
  const keys = (tokens: readonly Token[]) => tokens.map(({ key }) => key)
  const same = new Map<number, Token>()
  let [at, other] = [0, 0]
  for (const { added, removed, count } of diffArrays(keys(own), keys(tagged))) {
    if (!added && !removed) for (let n = 0; n < count; n++) same.set(at + n, tagged[other + n] as Token)
    if (!added) at += count
    if (!removed) other += count
  }
  return same
}

/**
 * HTML with a comment before and behind each text that has a tag in `tagged`: the same HTML, rendered from tagged values.
 * There are no marks where both differ in more than tags, because a component has read a text.
 */
export function transferMarks(html: string, tagged: string): string {
  const own = tokensOf(html)
  const same = sameTokens(own, tokensOf(tagged))
  let element = ''
  return own
    .map((token, index) => {
      if (!isText(token.html)) element = token.key
      const twin = isText(token.html) && !rawElements.has(element) ? same.get(index) : undefined
      return twin ? marked(twin) : token.html
    })
    .join('')
}
