import Alert from '@mui/material/Alert'
import Avatar from '@mui/material/Avatar'
import Breadcrumbs from '@mui/material/Breadcrumbs'
import Button from '@mui/material/Button'
import ButtonGroup from '@mui/material/ButtonGroup'
import Card from '@mui/material/Card'
import CardActions from '@mui/material/CardActions'
import CardContent from '@mui/material/CardContent'
import Checkbox from '@mui/material/Checkbox'
import Chip from '@mui/material/Chip'
import Divider from '@mui/material/Divider'
import FormControlLabel from '@mui/material/FormControlLabel'
import IconButton from '@mui/material/IconButton'
import LinearProgress from '@mui/material/LinearProgress'
import Link from '@mui/material/Link'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemText from '@mui/material/ListItemText'
import NativeSelect from '@mui/material/NativeSelect'
import Pagination from '@mui/material/Pagination'
import Paper from '@mui/material/Paper'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Rating from '@mui/material/Rating'
import Skeleton from '@mui/material/Skeleton'
import Step from '@mui/material/Step'
import StepLabel from '@mui/material/StepLabel'
import Stepper from '@mui/material/Stepper'
import Switch from '@mui/material/Switch'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import TextField from '@mui/material/TextField'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { StrokeIcon } from '../components/picture/stroke-icon.tsx'

const Sample = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="g-sample">
    <h3>{title}</h3>
    <div>{children}</div>
  </div>
)

const Plus = () => (
  <StrokeIcon size={24}>
    <path d="M12 5v14M5 12h14" />
  </StrokeIcon>
)

const towns = ['Lisbon', 'Oslo', 'Turin']

/**
 * The components of MUI that show something without a script, as they are in a tone. `tone` keeps their names distinct.
 * Those with `style` attributes, which the policy of a site refuses, are left out: a slider, tabs, a badge and others.
 */
export function Components({ tone }: { tone: string }) {
  return (
    <div className="g-samples">
      <Sample title="Button">
        <Button variant="contained">Contained</Button>
        <Button variant="outlined">Outlined</Button>
        <Button variant="text">Text</Button>
        <Button variant="contained" disabled>
          Disabled
        </Button>
      </Sample>
      <Sample title="IconButton, ButtonGroup">
        <IconButton aria-label="Add">
          <Plus />
        </IconButton>
        <ButtonGroup aria-label="Length">
          <Button>Day</Button>
          <Button>Week</Button>
        </ButtonGroup>
      </Sample>
      <Sample title="ToggleButton">
        <ToggleButtonGroup value="day" aria-label="View">
          <ToggleButton value="day">Day</ToggleButton>
          <ToggleButton value="week">Week</ToggleButton>
        </ToggleButtonGroup>
      </Sample>
      <Sample title="TextField">
        <TextField label="Name" defaultValue="Ada" />
        <TextField label="E-mail" error helperText="An address has an @." defaultValue="ada" />
      </Sample>
      <Sample title="NativeSelect">
        <NativeSelect inputProps={{ 'aria-label': 'Town' }}>
          {towns.map((town) => (
            <option key={town}>{town}</option>
          ))}
        </NativeSelect>
      </Sample>
      <Sample title="Checkbox, Radio, Switch">
        <FormControlLabel control={<Checkbox defaultChecked />} label="Invoice" />
        <FormControlLabel control={<Checkbox />} label="Receipt" />
        <RadioGroup name={`town-${tone}`} defaultValue="Oslo" row>
          {towns.map((town) => (
            <FormControlLabel key={town} value={town} control={<Radio />} label={town} />
          ))}
        </RadioGroup>
        <FormControlLabel control={<Switch defaultChecked />} label="Reminders" />
      </Sample>
      <Sample title="Rating">
        <Rating name={`rating-${tone}`} defaultValue={4} />
      </Sample>
      <Sample title="Chip, Avatar">
        <Chip label="Filled" />
        <Chip label="Outlined" variant="outlined" />
        <Chip label="Primary" color="primary" />
        <Avatar>A</Avatar>
      </Sample>
      <Sample title="Alert">
        <Alert severity="success" icon={false}>
          Your message has arrived.
        </Alert>
        <Alert severity="error" icon={false}>
          The date is in the past.
        </Alert>
      </Sample>
      <Sample title="Card, Paper">
        <Card>
          <CardContent>
            <Typography variant="h3" component="p">
              A card
            </Typography>
            <Typography>What lies on the ground.</Typography>
          </CardContent>
          <CardActions>
            <Button>Open</Button>
          </CardActions>
        </Card>
        <Paper sx={{ boxShadow: 3 }}>Paper</Paper>
      </Sample>
      <Sample title="Table">
        <Table>
          <TableHead>
            <TableRow>
              <TableCell>Town</TableCell>
              <TableCell align="right">Hours</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {towns.map((town, index) => (
              <TableRow key={town}>
                <TableCell>{town}</TableCell>
                <TableCell align="right">{4 + index}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Sample>
      <Sample title="Pagination">
        <Pagination count={4} page={2} />
      </Sample>
      <Sample title="Stepper">
        <Stepper activeStep={1}>
          {towns.map((town) => (
            <Step key={town}>
              <StepLabel>{town}</StepLabel>
            </Step>
          ))}
        </Stepper>
      </Sample>
      <Sample title="LinearProgress, Skeleton">
        <LinearProgress aria-label="Sending" />
        <Skeleton />
      </Sample>
      <Sample title="Divider">
        <Divider />
      </Sample>
      <Sample title="List, Link, Breadcrumbs">
        <List>
          <ListItem>
            <ListItemText primary="First" secondary="And a note" />
          </ListItem>
        </List>
        <Breadcrumbs>
          <Link href="/">Home</Link>
          <span>Theme</span>
        </Breadcrumbs>
      </Sample>
    </div>
  )
}
