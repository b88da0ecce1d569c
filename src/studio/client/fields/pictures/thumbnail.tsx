import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { say } from '../../../words/say.ts'
import { call } from '../../call.ts'

const size = { width: 120, height: 80 }

/** A picture of the site, cropped as cards crop it. */
export function Thumbnail({ name, focus }: { name: string; focus: unknown }) {
  const { data } = useQuery({
    queryKey: ['picture', name, focus],
    queryFn: () => call('picture', { name, focus }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <Box sx={{ ...size, flexShrink: 0, borderRadius: 1, overflow: 'hidden', bgcolor: 'background.default' }}>
      {data?.src && (
        <Box
          component="img"
          alt={say().fields.picture(name)}
          src={data.src}
          sx={{ ...size, display: 'block', objectFit: 'cover' }}
        />
      )}
    </Box>
  )
}
