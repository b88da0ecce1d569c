import AppBar from '@mui/material/AppBar'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import { useColorScheme } from '@mui/material/styles'
import Toolbar from '@mui/material/Toolbar'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { Link, Outlet, useLocation } from 'react-router-dom'
import { DarkIcon, LightIcon } from '../../studio/client/icons.tsx'
import { Refusal } from './refusal.tsx'
import { useMe } from './use-me.ts'
import { words } from './words.ts'

const pages = [
  { path: '/', title: words.general.you, isForAll: true },
  { path: '/workspaces', title: words.general.workspaces, isForAll: true },
  { path: '/people', title: words.general.people, isForAll: false },
  { path: '/log', title: words.general.log, isForAll: false },
]

/** What is around each page of somebody who is signed in: the pages for this person, and the colors. */
export function Frame() {
  const { pathname } = useLocation()
  const { data: me, error, refetch } = useMe()
  const isAdmin = me?.person.role === 'admin'
  const shown = pages.filter(({ isForAll }) => isForAll || isAdmin)
  return (
    <>
      <AppBar position="sticky" color="default" elevation={0} sx={{ borderBottom: 1, borderColor: 'divider' }}>
        <Toolbar variant="dense" sx={{ gap: { xs: 1, sm: 3 } }}>
          <Typography sx={{ fontWeight: 650, display: { xs: 'none', sm: 'block' } }}>
            {words.general.product}
          </Typography>
          <Stack component="nav" direction="row" aria-label={words.general.pages} sx={{ flex: 1, gap: 0.5 }}>
            {shown.map(({ path, title }) => (
              <Button
                key={path}
                component={Link}
                to={path}
                color="inherit"
                aria-current={pathname === path ? 'page' : undefined}
                sx={{
                  '&[aria-current]': { borderRadius: 0, boxShadow: 'inset 0 -2px var(--mui-palette-primary-main)' },
                }}
              >
                {title}
              </Button>
            ))}
          </Stack>
          <ColorsButton />
        </Toolbar>
      </AppBar>
      <Box component="main" sx={{ maxWidth: 960, mx: 'auto', px: { xs: 2, sm: 3 }, py: { xs: 2, sm: 4 } }}>
        {me ? <Outlet /> : <Refusal error={error} onAgain={() => void refetch()} />}
      </Box>
    </>
  )
}

function ColorsButton() {
  const { mode, setMode } = useColorScheme()
  const isSystemDark = useMediaQuery('(prefers-color-scheme: dark)')
  const isDark = mode === 'dark' || (mode !== 'light' && isSystemDark)
  const title = isDark ? words.general.light : words.general.dark
  return (
    <Tooltip title={title}>
      <IconButton aria-label={title} onClick={() => setMode(isDark ? 'light' : 'dark')}>
        {isDark ? <LightIcon /> : <DarkIcon />}
      </IconButton>
    </Tooltip>
  )
}
