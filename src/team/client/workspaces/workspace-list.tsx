import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { TeamWorkspace } from '../../wire.ts'
import { shownTime, words } from '../words.ts'
import type { Asked } from './workspace-dialog.tsx'

type Props = {
  workspaces: readonly TeamWorkspace[]
  /** The number of the one that is on its way. */
  isOpening: number | undefined
  onOpen: (workspace: TeamWorkspace) => void
  onAsk: (question: Asked) => void
}

/** How many addresses are named. */
const maxNamed = 3

/** Some addresses in words, and how many more there are. */
function someOf(addresses: readonly string[]): string {
  const more = addresses.length - maxNamed
  return [...addresses.slice(0, maxNamed), ...(more > 0 ? [words.workspaces.andMore(more)] : [])].join(', ')
}

/** The workspaces of a team, each with whose it is, when it was changed, and the way in. */
export function WorkspaceList({ workspaces, isOpening, onOpen, onAsk }: Props) {
  return (
    <Paper variant="outlined">
      <List disablePadding aria-label={words.general.workspaces}>
        {workspaces.map((workspace) => (
          <Row
            key={workspace.id}
            workspace={workspace}
            words={words.workspaces.changed(shownTime(workspace.changedAt))}
          >
            {workspace.mayTakeOver && (
              <Button
                aria-label={words.workspaces.takeOverOne(workspace.title)}
                onClick={() => onAsk({ to: 'take-over', workspace })}
              >
                {words.workspaces.takeOver}
              </Button>
            )}
            {workspace.mayRemove && (
              <Button
                color="error"
                aria-label={words.workspaces.removeOne(workspace.title)}
                onClick={() => onAsk({ to: 'remove', workspace })}
              >
                {words.workspaces.remove}
              </Button>
            )}
            <Button
              component={Link}
              to={`/workspaces/${workspace.id}/previews`}
              aria-label={words.previews.of(workspace.title)}
            >
              {words.previews.title}
            </Button>
            <Button
              variant="outlined"
              loading={isOpening === workspace.id}
              disabled={isOpening !== undefined}
              aria-label={(workspace.isOwn ? words.workspaces.openOne : words.workspaces.lookAt)(workspace.title)}
              onClick={() => onOpen(workspace)}
            >
              {workspace.isOwn ? words.workspaces.open : words.workspaces.look}
            </Button>
          </Row>
        ))}
      </List>
    </Paper>
  )
}

type RemovedProps = Pick<Props, 'workspaces'> & { onBringBack: (workspace: TeamWorkspace) => void }

/** The workspaces that were removed, and can be brought back. */
export function RemovedList({ workspaces, onBringBack }: RemovedProps) {
  return (
    <section aria-labelledby="removed">
      <Typography variant="h2" id="removed" sx={{ mb: 1 }}>
        {words.workspaces.removed}
      </Typography>
      <Paper variant="outlined">
        <List disablePadding>
          {workspaces.map((workspace) => (
            <Row
              key={workspace.id}
              workspace={workspace}
              words={words.workspaces.removedAt(shownTime(workspace.removedAt))}
            >
              {workspace.mayRemove && (
                <Button
                  aria-label={words.workspaces.bringBackOne(workspace.title)}
                  onClick={() => onBringBack(workspace)}
                >
                  {words.workspaces.bringBack}
                </Button>
              )}
            </Row>
          ))}
        </List>
      </Paper>
    </section>
  )
}

function Row({
  workspace: { id, title, owner, isOwn, changes, state, overlaps, removedAt },
  words: time,
  children,
}: {
  workspace: TeamWorkspace
  words: string
  children: ReactNode
}) {
  const isPublished = state === 'published' || state === 'publishing'
  return (
    <ListItem divider sx={{ '&:last-of-type': { borderBottom: 0 }, py: 1.5, gap: 1.5, flexWrap: 'wrap' }}>
      <Stack sx={{ flex: '1 1 240px', minWidth: 0, gap: 0.25 }}>
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {removedAt === '' ? (
              <Link to={`/workspaces/${id}`} style={{ color: 'inherit' }}>
                {title}
              </Link>
            ) : (
              title
            )}
          </Typography>
          {isOwn && <Chip size="small" label={words.workspaces.yours} />}
          {state !== 'open' && (
            <Chip size="small" variant="outlined" label={words.review.states[state]} color="primary" />
          )}
        </Stack>
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {[owner, !isPublished && words.workspaces.changes(changes), time].filter(Boolean).map((part, at) => (
            <Fragment key={part || at}>
              {at > 0 && ' · '}
              {/* A name in Arabic would take the number after it to its other side. */}
              <bdi>{part}</bdi>
            </Fragment>
          ))}
        </Typography>
        {overlaps.map((other) => (
          <Typography key={other.id} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {words.workspaces.overlap(other.owner, other.title, someOf(other.addresses))}
          </Typography>
        ))}
      </Stack>
      <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
        {children}
      </Stack>
    </ListItem>
  )
}
