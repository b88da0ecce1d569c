import { widths } from './widths.ts'

/** The search field and the choice of width. Both stay visible while scrolling. */
export function Tools({ count }: { count: number }) {
  return (
    <search className="g-tools" aria-label="Blocks">
      <div className="g-find">
        <label htmlFor="gallery-find">Find a block</label>
        <input
          id="gallery-find"
          type="search"
          autoComplete="off"
          spellCheck={false}
          placeholder="questions, map, form"
        />
      </div>
      <fieldset>
        <legend>Width</legend>
        <label>
          <input type="radio" name="width" value="all" defaultChecked />
          <span>All three</span>
        </label>
        {widths.map(({ name, title, px }) => (
          <label key={name}>
            <input type="radio" name="width" value={name} />
            <span>
              {title} <small>{px}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <p role="status" id="gallery-status">{`${count} blocks`}</p>
    </search>
  )
}
