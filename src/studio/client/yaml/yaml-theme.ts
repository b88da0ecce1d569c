import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'

const color = (name: string) => `var(--mui-palette-${name})`

const look = EditorView.theme({
  '&': { height: '100%', fontSize: '13px', color: color('text-primary'), backgroundColor: color('background-paper') },
  '&.cm-focused': { outline: `2px solid ${color('primary-main')}`, outlineOffset: '-2px' },
  '.cm-scroller': { fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace', lineHeight: '1.5' },
  '.cm-content': { caretColor: color('text-primary'), paddingBlock: '8px' },
  '.cm-cursor': { borderLeftColor: color('text-primary') },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    background: `rgba(var(--mui-palette-primary-mainChannel) / 0.25)`,
  },
  '.cm-activeLine': { backgroundColor: color('action-hover') },
  '.cm-gutters': {
    color: color('text-secondary'),
    backgroundColor: 'transparent',
    borderRight: `1px solid ${color('divider')}`,
  },
  '.cm-activeLineGutter': { backgroundColor: color('action-hover'), color: color('text-primary') },
  '.cm-tooltip': {
    maxWidth: 'min(420px, 90vw)',
    color: color('text-primary'),
    backgroundColor: color('background-paper'),
    border: `1px solid ${color('divider')}`,
    borderRadius: '8px',
    boxShadow: '0 4px 16px rgb(0 0 0 / 20%)',
    fontFamily: 'system-ui, sans-serif',
  },
  '.cm-field-help': { padding: '8px 12px' },
  '.cm-tooltip.cm-completionInfo': { padding: '8px 12px' },
  '.cm-tooltip-autocomplete > ul': { fontFamily: 'inherit', borderRadius: '8px' },
  '.cm-tooltip-autocomplete > ul > li': { padding: '4px 10px' },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    color: color('text-primary'),
    background: color('action-selected'),
  },
  '.cm-completionIcon': { display: 'none' },
  '.cm-completionDetail': { color: color('text-secondary'), fontStyle: 'normal' },
  '.cm-diagnostic': { padding: '6px 10px' },
  '.cm-diagnosticAction': {
    display: 'block',
    margin: '6px 0 0',
    padding: '3px 8px',
    font: 'inherit',
    fontWeight: '600',
    color: color('primary-main'),
    background: 'none',
    border: `1px solid ${color('primary-main')}`,
    borderRadius: '6px',
    cursor: 'pointer',
  },
})

const highlighting = HighlightStyle.define([
  { tag: [tags.definition(tags.propertyName), tags.propertyName], color: color('primary-main') },
  { tag: tags.comment, color: color('text-secondary'), fontStyle: 'italic' },
  { tag: [tags.separator, tags.squareBracket, tags.brace, tags.punctuation], color: color('text-secondary') },
])

/** The look of the pane: the colours of the shell, light and dark. */
export const yamlTheme = [look, syntaxHighlighting(highlighting)]
