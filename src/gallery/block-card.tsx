import { Described } from './described.tsx'
import { FieldList } from './field-list.tsx'
import { asListItem } from './list-item.ts'
import type { ShownEntry, ShownExample } from './shown-entry.ts'
import { widths } from './widths.ts'
import { YamlText } from './yaml-text.tsx'

const pagesWords = (pages: number) => (pages === 1 ? 'On 1 page' : `On ${pages.toLocaleString('en')} pages`)

/** The block's page, as an address without anchor. */
const shownAddress = (address: string) => address.replace(/#.*/, '')

function Uses({ used }: Pick<ShownEntry, 'used'>) {
  if (used.pages === 0) return <p className="g-used">On no page yet</p>
  return (
    <p className="g-used">
      {pagesWords(used.pages)}
      {used.first && (
        <>
          {used.pages === 1 ? ': ' : ', such as '}
          <a href={used.first} target="_blank" rel="noopener">
            {shownAddress(used.first)}
          </a>
        </>
      )}
    </p>
  )
}

/** Whether the card opens with this example. */
const isFirst = ({ size }: Pick<ShownExample, 'size'>) => size === 'usual'

const sizeNames = { little: 'Little', usual: 'Usual', much: 'Much' }

/** The choice of an example. A script shows it in the frames of the card; without one it opens alone. */
function Sizes({ entry: { type, label, examples } }: { entry: ShownEntry }) {
  const shown = examples.filter(({ href }) => href !== '')
  if (shown.length < 2) return null
  return (
    <ul className="g-sizes" aria-label={`Examples of ${label}`}>
      {shown.map((example) => (
        <li key={example.size}>
          <a href={example.href} data-yaml={yamlId(type, example)} aria-current={isFirst(example) ? 'true' : undefined}>
            {sizeNames[example.size]}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The preview frames of a block. A script loads those that are about to be seen. */
function Views({ entry: { type, label: name }, href }: { entry: ShownEntry; href: string }) {
  return (
    <div className="g-views" id={`${type}-views`}>
      {widths.map(({ name: width, title, px }) => {
        const label = `${name} on a ${title.toLowerCase()}, ${px} pixels wide`
        return (
          <figure key={width} className={`g-view g-${width}`}>
            <figcaption>
              {title} <span>{px} px</span>
            </figcaption>
            <div className="g-window" data-label={label}>
              <noscript>
                <iframe src={href} title={label} loading="lazy" />
              </noscript>
            </div>
          </figure>
        )
      })}
    </div>
  )
}

const yamlId = (type: string, { size }: ShownExample) => `${type}-${size}-yaml`

/** The YAML of each example, of which one is shown. */
function Yaml({ entry: { type, label, examples } }: { entry: ShownEntry }) {
  return (
    <details className="g-yaml">
      <summary>YAML</summary>
      {examples.map((example) => (
        <YamlText
          key={example.size}
          id={yamlId(type, example)}
          text={asListItem(example.yaml)}
          label={`YAML of ${label}, ${sizeNames[example.size].toLowerCase()}`}
          hidden={!isFirst(example)}
        />
      ))}
    </details>
  )
}

/** Everything about one block: its purpose, its look, its fields, and its YAML. */
export function BlockCard({ entry }: { entry: ShownEntry }) {
  const { type, label, alsoCalled, headline, purpose, isInteractive, fields, commonFields, examples, used } = entry
  const first = examples.find(isFirst)
  return (
    <section className="g-card" id={type} aria-labelledby={`${type}-name`} data-type={type}>
      <div className="g-head">
        <h3 id={`${type}-name`}>
          <a href={`#${type}`}>{label}</a>
        </h3>
        <p className="g-chips">
          <code>{type}</code>
          {headline && <span className="g-chip">Has the headline of the page</span>}
          {isInteractive && <span className="g-chip">Interactive</span>}
        </p>
        <p className="g-purpose">
          <Described text={purpose} />
        </p>
        {alsoCalled.length > 0 && <p className="g-called">Also called {alsoCalled.join(', ')}</p>}
        <Uses used={used} />
        <Sizes entry={entry} />
        <div className="g-actions">
          <button type="button" className="g-copy" data-copies={`${type}-usual-yaml`} aria-describedby={`${type}-name`}>
            Copy YAML
          </button>
          <a className="g-alone" href={first?.href} target="_blank" rel="noopener" aria-describedby={`${type}-name`}>
            Open alone
          </a>
        </div>
      </div>
      {first?.href && <Views entry={entry} href={first.href} />}
      {examples.map(
        ({ size, errors }) =>
          errors !== '' && (
            <pre key={size} className="g-errors">
              {errors}
            </pre>
          ),
      )}
      <button type="button" className="g-more" aria-expanded="false" aria-controls={`${type}-views`} hidden>
        Show all of it
      </button>
      <div className="g-manual">
        <details className="g-fields">
          <summary>
            Fields <span>{fields.length}</span>
          </summary>
          <FieldList fields={fields} />
          <details>
            <summary>
              Fields of every block <span>{commonFields.length}</span>
            </summary>
            <FieldList fields={commonFields} />
          </details>
        </details>
        <Yaml entry={entry} />
      </div>
    </section>
  )
}
