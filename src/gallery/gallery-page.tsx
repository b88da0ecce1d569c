import { renderToStaticMarkup } from 'react-dom/server'
import { blockGroups } from '../../schema/block.ts'
import { unsupportedBlockTypesAmong } from '../content/block-types/unsupported-block-types.ts'
import { BlockCard } from './block-card.tsx'
import { Described } from './described.tsx'
import type { ShownEntry } from './shown-entry.ts'
import { Tools } from './tools.tsx'

type Props = { siteName: string; entries: readonly ShownEntry[] }

const groupsOf = (entries: readonly ShownEntry[]) =>
  blockGroups
    .map((title) => ({ title, entries: entries.filter(({ group }) => group === title) }))
    .filter((group) => group.entries.length > 0)

/** A sentence whose block types, in backticks, link to a search for them. */
function WithBlocks({ text, types }: { text: string; types: readonly string[] }) {
  return text.split(/(`[^`]*`)/).map((part) => {
    const type = part.slice(1, -1)
    if (!types.includes(type)) return <Described key={part} text={part} />
    return (
      <a key={part} href={`?q=${type}`}>
        <code>{type}</code>
      </a>
    )
  })
}

/** Answers for searches for a kind of block that does not exist. A script shows those that match. */
function UnsupportedBlockTypes({ entries }: Pick<Props, 'entries'>) {
  const types = entries.map(({ type }) => type)
  const names = [...types, ...entries.flatMap(({ alsoCalled }) => alsoCalled)]
  return unsupportedBlockTypesAmong(names).map(({ label, alsoCalled, instead }) => (
    <p key={label} className="g-missing" data-names={alsoCalled.join(', ')} hidden>
      <strong>{label}: this is no block, on purpose.</strong> <WithBlocks text={instead} types={types} />
    </p>
  ))
}

function GalleryPage({ siteName, entries }: Props) {
  const groups = groupsOf(entries)
  return (
    <div id="g-page">
      <a className="skip" href="#gallery-blocks">
        Skip to the blocks
      </a>
      <header className="g-top">
        <p className="g-site">
          <a href="/">{siteName}</a>
        </p>
        <h1>Blocks</h1>
        <p>
          What a page is made of. Find a block, copy its YAML, paste it below <code>blocks:</code> of a page, and write
          your own words.
        </p>
      </header>
      <Tools count={entries.length} />
      <div className="g-body">
        <nav aria-label="Blocks" className="g-index">
          {groups.map(({ title, entries: members }) => (
            <div key={title} data-group="">
              <p>{title}</p>
              <ul>
                {members.map(({ type, label }) => (
                  <li key={type} data-of={type}>
                    <a href={`#${type}`}>{label}</a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <main id="gallery-blocks" tabIndex={-1} aria-label="Every block">
          <UnsupportedBlockTypes entries={entries} />
          {groups.map(({ title, entries: members }) => (
            <div key={title} data-group="" className="g-group">
              <h2>{title}</h2>
              {members.map((entry) => (
                <BlockCard key={entry.type} entry={entry} />
              ))}
            </div>
          ))}
          <p className="g-nothing" hidden>
            No block has that. Try another word, or <button type="button">show all blocks</button>.
          </p>
        </main>
      </div>
    </div>
  )
}

/** The content of the gallery's body. */
export const renderGallery = (props: Props): string => renderToStaticMarkup(<GalleryPage {...props} />)
