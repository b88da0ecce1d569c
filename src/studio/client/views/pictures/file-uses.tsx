import Typography from '@mui/material/Typography'
import type { ListedFile } from '../../../wire/listing.ts'
import { say } from '../../../words/say.ts'
import { StudioLink } from '../studio-link.tsx'

type Props = {
  uses: ListedFile['uses']
  /** How many are named. */
  most?: number
  /** What stands there without any. */
  none: string
  onOpen: (address: string) => void
}

/** The places that use a file, each with a way there. */
export const FileUses = ({ uses, most = Number.POSITIVE_INFINITY, none, onOpen }: Props) => (
  <Typography component="div" sx={{ fontSize: 12, color: uses.length > 0 ? 'text.secondary' : 'text.primary' }}>
    {uses.length === 0 && none}
    {uses.slice(0, most).map(({ address, title }) =>
      address === undefined ? (
        <div key={title}>{title}</div>
      ) : (
        <StudioLink
          key={address}
          address={address}
          onOpen={onOpen}
          color="inherit"
          underline="always"
          noWrap
          sx={{ display: 'block' }}
        >
          {title}
        </StudioLink>
      ),
    )}
    {uses.length > most && say().pictures.moreUses(uses.length - most)}
  </Typography>
)
