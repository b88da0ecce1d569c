import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import { displayFont, printElement, Section, SectionIntro, useLocalStorage } from 'marquee'
import { CheckRow } from 'marquee/forms'
import { fill } from 'marquee/words'
import { useEffect, useRef, useState } from 'react'
import type { Checklist as ChecklistBlock } from './schema.ts'
import { checklistWords } from './words.ts'

const Groups = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 380px), 1fr))',
  gap: '48px 56px',
  alignItems: 'start',
  '& legend': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: 16,
    width: '100%',
    paddingBlockEnd: 12,
    ...displayFont('1.25rem', 1.25),
  },
  '& legend span': {
    color: 'var(--palette-text-secondary)',
    font: '600 0.9375rem/1.4 var(--font-text)',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  '& label': { font: 'inherit', lineHeight: 1.4, paddingBlock: 10 },
  '& label:has(:checked)': { textDecoration: 'line-through', textDecorationColor: 'var(--palette-outline)' },
  '@media print': {
    gap: '16px 32px',
    '& fieldset': { breakInside: 'avoid' },
    '& label': { minHeight: 0, paddingBlock: 4 },
    '& input': { width: 16, height: 16 },
  },
})

const tools = { flexWrap: 'wrap', alignItems: 'center', mt: 5, '@media (scripting: none)': { display: 'none' } }

const nothing: readonly string[] = []
const acceptTicks = (stored: unknown) =>
  Array.isArray(stored) ? stored.filter((point): point is string => typeof point === 'string') : undefined

/** A list to tick off. It works without scripts and on paper, but then ticks are not stored. */
export function Checklist(block: ChecklistBlock) {
  const blockId = block.id ?? block.type
  const inside = useRef<HTMLDivElement>(null)
  const { value: ticked, change, isStored } = useLocalStorage(`marquee:checklist:${block.list}`, nothing, acceptTicks)
  const [cleared, setCleared] = useState<readonly string[]>()

  // Boxes ticked before hydration count too.
  useEffect(() => {
    const boxes = [...(inside.current?.querySelectorAll<HTMLInputElement>('input:checked') ?? [])]
    if (boxes.length > 0) change((before) => [...new Set([...before, ...boxes.map(({ value }) => value)])])
  }, [change])

  const tick = (point: string, isOn: boolean) => {
    setCleared(undefined)
    change((before) => (isOn ? [...before, point] : before.filter((other) => other !== point)))
  }
  const clear = () => {
    setCleared(ticked)
    change(() => nothing)
  }
  const bringBack = () => {
    change(() => cleared ?? nothing)
    setCleared(undefined)
  }
  return (
    <Section>
      <div ref={inside}>
        <SectionIntro eyebrow={block.eyebrow} title={block.title} intro={block.intro} />
        <Groups>
          {block.groups.map(({ title, items }, group) => (
            <fieldset key={title}>
              <legend>
                {title}
                <span>
                  {fill(checklistWords.count, {
                    ticked: items.filter((item) => ticked.includes(item)).length,
                    n: items.length,
                  })}
                </span>
              </legend>
              {items.map((item, index) => (
                <CheckRow
                  key={item}
                  id={`${blockId}-${group + 1}-${index + 1}`}
                  value={item}
                  checked={ticked.includes(item)}
                  onChange={({ target }) => tick(item, target.checked)}
                >
                  {item}
                </CheckRow>
              ))}
            </fieldset>
          ))}
        </Groups>
      </div>
      <Stack direction="row" spacing={1.5} data-print="no" sx={tools}>
        <Button variant="outlined" onClick={() => inside.current && printElement(inside.current)}>
          {checklistWords.print}
        </Button>
        {cleared ? (
          <Button variant="outlined" onClick={bringBack}>
            {checklistWords.restore}
          </Button>
        ) : (
          <Button variant="outlined" disabled={ticked.length === 0} onClick={clear}>
            {checklistWords.clear}
          </Button>
        )}
        <span role="status">
          {cleared && checklistWords.cleared}
          {!isStored && ` ${checklistWords.notStored}`}
        </span>
      </Stack>
    </Section>
  )
}
