import { styled } from '@mui/material/styles'
import { Question } from '../../src/components/question.tsx'
import { Section, SectionIntro } from '../../src/components/section.tsx'
import { anchorOf } from './anchor-of.ts'
import type { FaqGroups as FaqGroupsBlock } from './schema.ts'

const Columns = styled('div')({
  '@media (min-width: 900px)': { display: 'grid', gridTemplateColumns: '3fr 9fr', columnGap: 64, alignItems: 'start' },
})

/** The names of all groups: beside them if there is room, above them on phones. */
const Index = styled('nav')({
  marginBottom: 48,
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: '2px 18px', margin: 0, padding: 0, listStyle: 'none' },
  '& a': {
    display: 'inline-block',
    paddingBlock: 7,
    color: 'var(--palette-text-secondary)',
    textUnderlineOffset: '0.25em',
  },
  '& a:hover': { color: 'var(--palette-primary-text)' },
  '@media (min-width: 900px)': {
    position: 'sticky',
    top: 'calc(var(--header-height) + 24px)',
    maxHeight: 'calc(100dvh - var(--header-height) - 48px)',
    overflowY: 'auto',
    '& ul': { display: 'block' },
    '& a': { paddingBlock: 5, textDecoration: 'none' },
  },
})

const Group = styled('div')({
  '& + &': { marginTop: 56 },
  '& > h3': { marginBottom: 12, font: '700 1.625rem/1.2 var(--font-display)', letterSpacing: '-0.02em' },
  '& summary + div > a': {
    display: 'inline-block',
    marginTop: 12,
    color: 'var(--palette-primary-text)',
    fontSize: '0.9375rem',
  },
})

/** Questions in groups. `faq-search` finds its parts by `data-group` and `data-question`. */
export function FaqGroups(block: FaqGroupsBlock) {
  return (
    <Section>
      <SectionIntro title={block.title} intro={block.intro} />
      <Columns>
        <Index aria-label="Groups of questions">
          <ul>
            {block.groups.map(({ anchor, title }) => (
              <li key={anchor} data-group={anchor}>
                <a href={`#${anchor}`}>{title}</a>
              </li>
            ))}
          </ul>
        </Index>
        <div>
          {block.groups.map(({ anchor, title, items }) => (
            <Group key={anchor} id={anchor} data-group={anchor}>
              <h3>{title}</h3>
              {items.map(({ question, answer }) => (
                <Question key={question} question={question} answer={answer} anchor={anchorOf(anchor, question)} />
              ))}
            </Group>
          ))}
        </div>
      </Columns>
    </Section>
  )
}
