import { styled } from '@mui/material/styles'
import { Action } from '../../src/components/action.tsx'
import { Section, SectionIntro } from '../../src/components/section.tsx'
import { rounded } from '../../src/theme/rounded.ts'
import type { DecisionSteps as DecisionStepsBlock } from './schema.ts'

/** Large links to the cases, for somebody in a hurry on a phone. */
const Jumps = styled('nav')({
  '& ul': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
    gap: 10,
    margin: '0 0 56px',
    padding: 0,
    listStyle: 'none',
  },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 60,
    padding: '10px 18px',
    border: '1px solid var(--palette-outline)',
    borderRadius: rounded(3.5),
    font: '700 1.0625rem/1.25 var(--font-display)',
    textDecoration: 'none',
    transition: 'background-color 120ms, border-color 120ms',
  },
  '& a:hover': { borderColor: 'var(--palette-primary-text)', background: 'var(--palette-action-hover)' },
  '@media print': { display: 'none' },
})

const Case = styled('article')({
  display: 'grid',
  gap: 24,
  padding: '40px 0',
  borderTop: '1px solid var(--palette-outline)',
  scrollMarginTop: 'calc(var(--header-height) + 8px)',
  '& h3': { margin: 0, font: '700 clamp(1.375rem, 1.2rem + 0.8vw, 1.875rem)/1.15 var(--font-display)' },
  '& [data-call]': { display: 'flex', flexWrap: 'wrap', gap: 10, marginTop: 18 },
  '@media (min-width: 900px)': { gridTemplateColumns: '4fr 8fr', gap: 56 },
  '@media print': {
    padding: '12px 0',
    gap: 8,
    // Links do not work on paper: print the number.
    '& [data-call] a::after': { content: '" " attr(href)', marginInlineStart: 8 },
  },
})

const Steps = styled('ol')({
  display: 'grid',
  gap: 20,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  counterReset: 'step',
  '& > li': {
    position: 'relative',
    minHeight: 36,
    paddingInlineStart: 54,
    paddingTop: 4,
    counterIncrement: 'step',
    lineHeight: 1.5,
    fontSize: '1.0625rem',
  },
  '& > li::before': {
    content: 'counter(step)',
    position: 'absolute',
    insetInlineStart: 0,
    top: 0,
    display: 'grid',
    placeItems: 'center',
    width: 36,
    height: 36,
    borderRadius: '50%',
    background: 'var(--palette-primary-main)',
    color: 'var(--palette-primary-contrastText)',
    font: '700 1.0625rem/1 var(--font-display)',
    '@media print': { border: '1px solid' },
  },
  '& dl': { display: 'grid', gap: 8, marginTop: 12 },
  '& dl > div': { padding: '12px 16px', borderRadius: rounded(2.5), background: 'var(--palette-background-paper)' },
  '& dt': { fontWeight: 650 },
  '@media print': { gap: 8, '& dl > div': { padding: '2px 0' } },
})

const Never = styled('p')({
  marginTop: 24,
  paddingInlineStart: 16,
  borderInlineStart: '4px solid var(--palette-error-main)',
  fontWeight: 600,
  lineHeight: 1.5,
})

export function DecisionSteps(block: DecisionStepsBlock) {
  const blockId = block.id ?? block.type
  return (
    <Section>
      <SectionIntro eyebrow={block.eyebrow} title={block.title} intro={block.intro} />
      <Jumps aria-label={block.title}>
        <ul>
          {block.cases.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${blockId}-${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </Jumps>
      {block.cases.map(({ id, title, call, steps, never }) => (
        <Case key={id} id={`${blockId}-${id}`}>
          <div>
            <h3>{title}</h3>
            {call.length > 0 && (
              <div data-call="">
                {call.map((action, index) => (
                  <Action key={action.href} action={action} variant={index === 0 ? 'contained' : 'outlined'} />
                ))}
              </div>
            )}
          </div>
          <div>
            <Steps>
              {steps.map(({ text, branches }) => (
                <li key={text}>
                  {text}
                  {branches.length > 0 && (
                    <dl>
                      {branches.map(({ when, do: then }) => (
                        <div key={when}>
                          <dt>{when}</dt>
                          <dd>{then}</dd>
                        </div>
                      ))}
                    </dl>
                  )}
                </li>
              ))}
            </Steps>
            {never && <Never>{never}</Never>}
          </div>
        </Case>
      ))}
    </Section>
  )
}
