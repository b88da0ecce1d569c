/** An element of the same kind, without text. */
const emptyLike = (cell: Element) => cell.ownerDocument.createElement(cell.localName)

/** Puts the rows of a table below a merged cell in order: each place of the table has a cell of its own. */
function splitCells(table: HTMLTableElement): void {
  const rows = [...table.rows]
  const places: Element[][] = rows.map(() => [])
  /** Columns in which a cell begins: a cell that reaches farther than all others adds no column. */
  const begun = new Set<number>()
  rows.forEach((row, top) => {
    let left = 0
    for (const cell of [...row.cells]) {
      while (places[top]?.[left]) left++
      begun.add(left)
      const height = cell.rowSpan || rows.length
      for (const below of places.slice(top, top + height))
        for (let column = left; column < left + cell.colSpan; column++)
          // What holds for several rows stands in each of them. What spans columns stands in the first of them.
          below[column] ??=
            column > left ? emptyLike(cell) : below === places[top] ? cell : (cell.cloneNode(true) as Element)
    }
  })
  const columns = [...begun].sort((one, other) => one - other)
  rows.forEach((row, top) => {
    const [like = row.ownerDocument.createElement('td')] = row.cells
    row.replaceChildren(...columns.map((column) => places[top]?.[column] ?? emptyLike(like)))
    for (const cell of row.cells) for (const name of ['colspan', 'rowspan']) cell.removeAttribute(name)
  })
}

/** What a cell of Markdown cannot hold: it is one line of words. */
const blocksInCells =
  ':is(td, th) :is(p, div, h1, h2, h3, h4, h5, h6, ul, ol, li, blockquote, pre, hr, table, thead, tbody, tfoot, tr, td, th, caption)'

/** Gives each table of a pasted document the form that Markdown has: rows of as many cells, each of one line. */
export function withPlainTables(document: Document): void {
  for (const element of document.querySelectorAll(blocksInCells)) {
    element.after(' ')
    element.replaceWith(...element.childNodes)
  }
  for (const table of document.querySelectorAll('table')) {
    const caption = table.caption
    if (caption) {
      const text = document.createElement('p')
      text.append(...caption.childNodes)
      table.before(text)
      caption.remove()
    }
    for (const row of [...table.rows]) if (row.cells.length === 0) row.remove()
    splitCells(table)
  }
}
