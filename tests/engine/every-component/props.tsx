import * as material from '@mui/material'
import { createElement, type ElementType, type ReactNode } from 'react'

/** Exports of `@mui/material` whose names start like a component, and why they are not tried. */
export const notTried: Readonly<Record<string, string>> = {
  ButtonGroupButtonContext: 'a context',
  ButtonGroupContext: 'a context',
  StepContext: 'a context',
  StepperContext: 'a context',
  SelectFocusSourceProvider: 'a context of the menus of Select, tried inside it',
  ModalManager: 'a class without looks',
  FormLabelRoot: 'the element of FormLabel, tried inside it',
  PopoverPaper: 'an element of Popover, tried inside it',
  PopoverRoot: 'an element of Popover, tried inside it',
  SliderMark: 'an element of Slider, tried inside it',
  SliderMarkLabel: 'an element of Slider, tried inside it',
  SliderRail: 'an element of Slider, tried inside it',
  SliderRoot: 'an element of Slider, tried inside it',
  SliderThumb: 'an element of Slider, tried inside it',
  SliderTrack: 'an element of Slider, tried inside it',
  SliderValueLabel: 'an element of Slider, tried inside it',
  CssVarsProvider: 'ThemeProvider by an old name',
  Experimental_CssVarsProvider: 'ThemeProvider by an old name',
  StyledEngineProvider: 'brings a cache of its own, which a page has already',
  CssBaseline: 'restyles the whole site: `src/theme/base.css` does that',
  InitColorSchemeScript: 'an inline script, which the policy refuses: tones are attributes of the HTML',
}

/**
 * Components whose HTML has `style` attributes, which the policy refuses in a document. An island puts them into
 * `NoSsr`: what a script sets is allowed. A static block uses others.
 */
export const needsStyle: readonly string[] = [
  'Accordion',
  'AccordionSummary',
  'AvatarGroup',
  'Backdrop',
  'Badge',
  'CardMedia',
  'CircularProgress',
  'Collapse',
  'Fade',
  'Grow',
  'ImageList',
  'ImageListItem',
  'LinearProgress',
  'MobileStepper',
  'Rating',
  'Skeleton',
  'Slider',
  'Snackbar',
  'SpeedDial',
  'SpeedDialAction',
  'StepContent',
  'Tab',
  'Tabs',
  'TextareaAutosize',
  'Zoom',
]

type Given = Record<string, unknown> & { wrap?: (part: ReactNode) => ReactNode }

const text = { children: 'Text' }
const inside =
  (component: ElementType, props: object = {}) =>
  (part: ReactNode) =>
    createElement(component, props, part)
const button = <material.Button>Button</material.Button>
const anchor = globalThis.document?.body
/** Opened, and out of the way of the others. */
const open = { open: true, disableAutoFocus: true, disableEnforceFocus: true, disableScrollLock: true }
const cell = (
  <material.TableRow>
    <material.TableCell>Cell</material.TableCell>
  </material.TableRow>
)
const row = (part: ReactNode) => inside(material.TableBody)(part)
const table = (part: ReactNode) => inside(material.Table)(part)
const step = inside(material.Stepper, { activeStep: 0 })

/** The least that a component needs to show itself. */
export const givenProps: Readonly<Record<string, Given>> = {
  Accordion: { children: [<material.AccordionSummary key="1">Summary</material.AccordionSummary>, 'Details'] },
  AccordionSummary: { ...text, wrap: (part) => <material.Accordion>{[part as never, 'Details']}</material.Accordion> },
  Alert: text,
  AlertTitle: text,
  AppBar: { ...text, position: 'static' },
  Autocomplete: {
    options: ['One', 'Two'],
    open: true,
    renderInput: (props: object) => <material.TextField {...props} label="City" />,
  },
  Avatar: { children: 'A' },
  AvatarGroup: {
    children: [<material.Avatar key="1">A</material.Avatar>, <material.Avatar key="2">B</material.Avatar>],
  },
  Backdrop: { open: true },
  Badge: { badgeContent: 3, children: 'Text' },
  BottomNavigation: {
    value: 0,
    showLabels: true,
    children: <material.BottomNavigationAction label="One" />,
  },
  BottomNavigationAction: { label: 'One', wrap: inside(material.BottomNavigation, { value: 0 }) },
  Box: text,
  Breadcrumbs: {
    children: [
      <material.Link key="1" href="#one">
        One
      </material.Link>,
      'Two',
    ],
  },
  Button: text,
  ButtonBase: text,
  ButtonGroup: { children: button },
  Card: text,
  CardActionArea: text,
  CardActions: { children: button },
  CardContent: text,
  CardHeader: { title: 'Title' },
  CardMedia: { image: '/favicon.ico', sx: { height: 40 } },
  Chip: { label: 'Chip', onDelete: () => {} },
  CircularProgress: { 'aria-label': 'Loading' },
  ClickAwayListener: { onClickAway: () => {}, children: <div>Text</div> },
  Collapse: { in: true, ...text },
  Container: text,
  Dialog: { ...open, children: <material.DialogTitle>Title</material.DialogTitle> },
  DialogTitle: text,
  DialogContent: text,
  DialogContentText: text,
  DialogActions: { children: button },
  Drawer: { ...open, ModalProps: open, children: 'Text' },
  Fab: text,
  Fade: { in: true, children: <div>Text</div> },
  FormControlLabel: { control: <material.Checkbox />, label: 'Label' },
  FormHelperText: text,
  FormLabel: text,
  GlobalStyles: { styles: { '.every-component': { color: 'inherit' } } },
  Grow: { in: true, children: <div>Text</div> },
  Icon: text,
  IconButton: text,
  ImageList: { children: <material.ImageListItem>Text</material.ImageListItem> },
  ImageListItem: { ...text, wrap: inside(material.ImageList) },
  ImageListItemBar: { title: 'Title' },
  InputAdornment: { position: 'start', children: '$' },
  InputLabel: text,
  LinearProgress: { variant: 'determinate', value: 40, 'aria-label': 'Progress' },
  Link: { href: '#main', ...text },
  List: { children: <material.ListItem>Text</material.ListItem> },
  ListItem: { ...text, wrap: inside(material.List) },
  ListItemAvatar: { children: <material.Avatar>A</material.Avatar> },
  ListItemButton: text,
  ListItemIcon: text,
  ListItemText: { primary: 'Text' },
  ListSubheader: { ...text, wrap: inside(material.List) },
  Menu: { ...open, anchorEl: anchor, children: <material.MenuItem>One</material.MenuItem> },
  MenuItem: { ...text, wrap: inside(material.MenuList) },
  MenuList: { children: <material.MenuItem>One</material.MenuItem> },
  MobileStepper: {
    variant: 'progress',
    steps: 4,
    activeStep: 1,
    position: 'static',
    backButton: button,
    nextButton: button,
  },
  Modal: { ...open, children: <div>Text</div> },
  NativeSelect: { children: <option>One</option> },
  NoSsr: text,
  Pagination: { count: 5 },
  PaginationItem: { page: 2 },
  Paper: text,
  Popover: { ...open, anchorEl: anchor, ...text },
  Popper: { open: true, anchorEl: anchor, ...text },
  Portal: text,
  RadioGroup: { children: <material.FormControlLabel value="1" control={<material.Radio />} label="One" /> },
  Rating: { value: 2.5, precision: 0.5, readOnly: true },
  ScopedCssBaseline: text,
  Select: { value: '1', open: true, MenuProps: open, children: <material.MenuItem value="1">One</material.MenuItem> },
  Skeleton: { width: 200, height: 40 },
  Slide: { in: true, children: <div>Text</div> },
  Slider: { defaultValue: 30, 'aria-label': 'Volume', marks: true },
  Snackbar: { open: true, message: 'Text' },
  SnackbarContent: { message: 'Text' },
  SpeedDial: { ariaLabel: 'Actions', open: true, children: <material.SpeedDialAction /> },
  SpeedDialAction: { open: true, slotProps: { tooltip: { title: 'Copy' } } },
  Stack: text,
  Step: { children: <material.StepLabel>One</material.StepLabel>, wrap: step },
  StepButton: { ...text, wrap: (part) => step(<material.Step>{part}</material.Step>) },
  StepContent: {
    ...text,
    wrap: (part) => (
      <material.Stepper orientation="vertical">
        <material.Step>{part}</material.Step>
      </material.Stepper>
    ),
  },
  StepIcon: { icon: 1 },
  StepLabel: { ...text, wrap: (part) => step(<material.Step>{part}</material.Step>) },
  Stepper: {
    activeStep: 1,
    children: ['One', 'Two'].map((label) => (
      <material.Step key={label}>
        <material.StepLabel>{label}</material.StepLabel>
      </material.Step>
    )),
  },
  SvgIcon: { children: <path d="M3 9h12" /> },
  SwipeableDrawer: { ...open, ModalProps: open, onOpen: () => {}, onClose: () => {}, children: 'Text' },
  Tab: { label: 'One', value: 0, wrap: inside(material.Tabs, { value: 0 }) },
  TabScrollButton: { direction: 'left', orientation: 'horizontal' },
  Table: { children: row(cell) },
  TableBody: { children: cell, wrap: table },
  TableCell: { ...text, wrap: (part) => table(row(<material.TableRow>{part}</material.TableRow>)) },
  TableContainer: { children: table(row(cell)) },
  TableFooter: { children: cell, wrap: table },
  TableHead: { children: cell, wrap: table },
  TablePagination: {
    count: 30,
    page: 1,
    rowsPerPage: 10,
    onPageChange: () => {},
    component: 'div',
  },
  TablePaginationActions: { count: 30, page: 1, rowsPerPage: 10, onPageChange: () => {}, getItemAriaLabel: String },
  TableRow: { children: <material.TableCell>Cell</material.TableCell>, wrap: (part) => table(row(part)) },
  TableSortLabel: { active: true, ...text },
  Tabs: { value: 0, children: <material.Tab label="One" /> },
  TextField: { label: 'Name', helperText: 'Help' },
  ThemeProvider: { theme: (outer: object) => outer, ...text },
  ToggleButton: { value: 'one', ...text },
  ToggleButtonGroup: { children: <material.ToggleButton value="one">One</material.ToggleButton> },
  Toolbar: text,
  Tooltip: { title: 'Help', open: true, children: <button type="button">Text</button> },
  Typography: text,
  Unstable_TrapFocus: {
    open: true,
    disableEnforceFocus: true,
    disableAutoFocus: true,
    children: <div tabIndex={-1}>Text</div>,
  },
  Zoom: { in: true, children: <div>Text</div> },
}
