import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { Questions } from './questions/questions.tsx'
import { type QuestionScope, useQuestions } from './questions/questions-context.ts'
import type { Form } from './schema.ts'

const Part = styled('div')({
  '& + &': { marginTop: 36, paddingTop: 32, borderTop: '1px solid var(--palette-divider)' },
  '& > h3': { marginBottom: 20 },
  '& > h3 + p': { margin: '-12px 0 20px', color: 'var(--palette-text-secondary)' },
})

type Props = { sections: NonNullable<Form['sections']>; scope: QuestionScope }

/** The questions of a form without steps. */
export function Sections({ sections, scope }: Props) {
  const { block } = useQuestions()
  return sections.map((section, index) => {
    const heading = `${block.id}-part-${index + 1}`
    return (
      <Part key={heading} {...(section.title && { role: 'group', 'aria-labelledby': heading })}>
        {section.title && (
          <Typography variant="h3" id={heading}>
            {section.title}
          </Typography>
        )}
        {section.intro && <p>{section.intro}</p>}
        <Questions shown={section.fields} scope={scope} />
      </Part>
    )
  })
}
