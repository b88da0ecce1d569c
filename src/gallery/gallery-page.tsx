import { renderToStaticMarkup } from 'react-dom/server'
import { BlockCard } from './block-card.tsx'
import type { GalleryEntry } from './entries.ts'
import { Tools } from './tools.tsx'

/** What the index shows of a block: the entry, and the address of its page. */
export type ShownEntry = Omit<GalleryEntry, 'page'> & { href: string }

type Props = { siteName: string; entries: readonly ShownEntry[] }

const groupsOf = (entries: readonly ShownEntry[]) => [
  { title: 'To begin a page', entries: entries.filter(({ headline }) => headline) },
  { title: 'To go on with', entries: entries.filter(({ headline }) => !headline) },
]

function GalleryPage({ siteName, entries }: Props) {
  const groups = groupsOf(entries)
  return (
    <div id="gallery">
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
                {members.map(({ type }) => (
                  <li key={type} data-of={type}>
                    <a href={`#${type}`}>{type}</a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <main id="gallery-blocks" tabIndex={-1} aria-label="Every block">
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

/** The inside of the body of the gallery. */
export const renderGallery = (props: Props): string => renderToStaticMarkup(<GalleryPage {...props} />)
