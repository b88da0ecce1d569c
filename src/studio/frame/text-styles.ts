const styles = `
  [data-studio-text] { white-space: pre-wrap; outline: none; cursor: text; min-width: 1ch }
  [data-studio-formatted] { position: relative; overflow-wrap: break-word; white-space: break-spaces;
    margin: 0 !important; padding: 0 !important; border: 0 !important; background: none !important; max-width: none !important }
  [data-studio-formatted] [data-tight] > li > p { margin: 0 }
  [data-studio-formatted] .selectedCell { background: color-mix(in srgb, #1a73e8 20%, transparent) }
  [data-studio-formatted] .ProseMirror-selectednode { outline: 2px solid #1a73e8; outline-offset: 1px }
  [data-studio-formatted] img.ProseMirror-separator { display: inline !important; border: 0 !important; margin: 0 !important }
  [data-studio-token] { display: inline-block; max-width: 100%; padding: 0 min(.35em, 8px); border-radius: min(.35em, 8px); cursor: pointer;
    background: color-mix(in srgb, currentColor 16%, transparent); overflow-wrap: anywhere }
  [data-studio-token] small { font-size: clamp(11px, .55em, 14px); font-weight: 500; letter-spacing: normal; opacity: .85 }
  [data-studio-token]:focus { outline: 2px solid #1a73e8; outline-offset: 1px }
  [data-studio-laid-out] [data-studio-token] { display: inline; padding: 0 }
  [data-studio-laid-out] small { display: none }`

/** Adds the styles of a text that is edited. */
export function addTextStyles(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
