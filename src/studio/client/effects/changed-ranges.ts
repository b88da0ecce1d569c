import { diffWordsWithSpace } from 'diff'

/** The texts in a part of a document, in order. */
function textsIn(root: Node): Text[] {
  const walker = root.ownerDocument?.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  for (let node = walker?.nextNode(); node; node = walker?.nextNode()) texts.push(node as Text)
  return texts
}

/** Texts end where their element ends. */
const joined = (texts: readonly Text[]) => texts.map(({ data }) => data).join('\n')

/** The words below `root` that HTML before did not have. */
export function changedRanges(root: HTMLElement, before: string): Range[] {
  const texts = textsIn(root)
  const old = new DOMParser().parseFromString(before, 'text/html')
  const ranges: Range[] = []
  let at = 0
  for (const { value, added, removed } of diffWordsWithSpace(joined(textsIn(old.body)), joined(texts))) {
    if (added && value.trim() !== '') ranges.push(...rangesOf(texts, at, at + value.trimEnd().length))
    if (!removed) at += value.length
  }
  return ranges
}

/** The letters from `start` to `end` of all texts, as a range in each of them. */
function rangesOf(texts: readonly Text[], start: number, end: number): Range[] {
  let at = 0
  return texts.flatMap((text) => {
    const [from, to] = [Math.max(0, start - at), Math.min(text.data.length, end - at)]
    at += text.data.length + 1
    if (from >= to) return []
    const range = text.ownerDocument.createRange()
    range.setStart(text, from)
    range.setEnd(text, to)
    return [range]
  })
}
