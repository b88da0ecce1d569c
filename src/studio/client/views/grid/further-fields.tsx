import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import Typography from '@mui/material/Typography'
import type { FieldSchema } from '../../../wire/setup.ts'
import { say } from '../../../words/say.ts'
import { Field } from '../../fields/field.tsx'
import { FieldGroup } from '../../fields/field-group.tsx'
import { ExpandIcon } from '../../icons.tsx'

/** The fields that a new record can do without, folded away: one that its pages turn out to need leaves them for the form. */
export const FurtherFields = ({ schema }: { schema: FieldSchema }) => (
  <Accordion disableGutters elevation={0} variant="outlined" slotProps={{ transition: { unmountOnExit: true } }}>
    <AccordionSummary expandIcon={<ExpandIcon />}>
      <Typography variant="h3" component="span">
        {say().grid.further}
      </Typography>
    </AccordionSummary>
    <AccordionDetails>
      <FieldGroup Field={Field} schema={schema} path="" />
    </AccordionDetails>
  </Accordion>
)
