const styles = `
  div { position: absolute; box-sizing: border-box; border-radius: 4px; pointer-events: none }
  .hover { outline: 1.5px dashed #1a73e8; outline-offset: -2px }
  .block { outline: 2px solid #1a73e8; outline-offset: -2px }
  .value { box-shadow: 0 0 0 2px #1a73e8 }
  span { position: absolute; top: 2px; left: 2px; padding: 2px 8px; border-radius: 3px 0 6px 0; background: #1a73e8; color: #fff;
    font: 600 12px/1.5 system-ui, sans-serif; white-space: nowrap }`

type Box = { kind: 'hover' | 'block' | 'value'; rect: DOMRect; name?: string | undefined }

/** Outlines over the page. They lie in an element of their own, which takes no clicks. */
export function createOutlines() {
  const host = document.createElement('div')
  host.setAttribute('data-studio', '')
  host.style.cssText = 'position:absolute;inset:0 auto auto 0;width:0;height:0;z-index:2147483647'
  const shadow = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  shadow.adoptedStyleSheets = [sheet]
  document.documentElement.append(host)
  return (boxes: readonly Box[]): void =>
    shadow.replaceChildren(
      ...boxes.map(({ kind, rect, name }) => {
        const box = document.createElement('div')
        box.className = kind
        const inset = kind === 'value' ? 4 : 0
        Object.assign(box.style, {
          left: `${rect.left + scrollX - inset}px`,
          top: `${rect.top + scrollY - inset}px`,
          width: `${rect.width + 2 * inset}px`,
          height: `${rect.height + 2 * inset}px`,
        })
        if (name) box.append(Object.assign(document.createElement('span'), { textContent: name }))
        return box
      }),
    )
}
