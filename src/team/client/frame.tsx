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
import { useEffect, useRef } from 'react'
import { Link, Outlet, useLocation } from 'react-router-dom'
import { DarkIcon, LightIcon } from '../../studio/client/icons.tsx'
import type { TeamPerson } from '../wire.ts'
import { NewCount } from './inbox/new-count.tsx'
import { Refusal } from './refusal.tsx'
import { useMe } from './use-me.ts'
import { words } from './words.ts'

const pages: { path: string; title: string; isFor: (person: TeamPerson) => boolean }[] = [
  { path: '/', title: words.general.you, isFor: () => true },
  { path: '/workspaces', title: words.general.workspaces, isFor: () => true },
  { path: '/published', title: words.published.title, isFor: () => true },
  { path: '/inbox', title: words.inbox.title, isFor: ({ seesInbox }) => seesInbox },
  { path: '/people', title: words.general.people, isFor: ({ role }) => role === 'admin' },
  { path: '/log', title: words.general.log, isFor: ({ role }) => role === 'admin' },
]

/** What is around each page of somebody who is signed in: the pages for this person, and the colors. */
export function Frame() {
  const { pathname } = useLocation()
  const { data: me, error, refetch } = useMe()
  const nav = useRef<HTMLDivElement>(null)
  // On a narrow screen the last pages are beyond its edge.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page, or the pages of a person who is known now
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [pathname, me])
  const shown = pages.filter(({ path, isFor }) => (me ? isFor(me.person) : path === '/'))
  return (
    <>
      <AppBar position="sticky" color="default" elevation={0} sx={{ borderBottom: 1, borderColor: 'divider' }}>
        <Toolbar variant="dense" sx={{ gap: { xs: 1, sm: 3 } }}>
          <Typography sx={{ fontWeight: 650, display: { xs: 'none', sm: 'block' } }}>
            {words.general.product}
          </Typography>
          <Stack
            component="nav"
            ref={nav}
            direction="row"
            aria-label={words.general.pages}
            sx={{ flex: 1, gap: 0.5, overflowX: 'auto' }}
          >
            {shown.map(({ path, title }) => (
              <Button
                key={path}
                component={Link}
                to={path}
                color="inherit"
                aria-current={isWithin(pathname, path) ? 'page' : undefined}
                sx={{
                  flexShrink: 0,
                  minWidth: 0,
                  px: 1.25,
                  '&[aria-current]': { borderRadius: 0, boxShadow: 'inset 0 -2px var(--mui-palette-primary-main)' },
                }}
              >
                {title}
                {path === '/inbox' && <NewCount />}
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

/** Whether an address is a page, or belongs to it: `/inbox/7` to `/inbox`. */
const isWithin = (pathname: string, path: string) =>
  pathname === path || (path !== '/' && pathname.startsWith(`${path}/`))

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
