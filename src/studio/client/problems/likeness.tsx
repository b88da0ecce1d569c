import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import type { Likeness } from '../../wire/listing.ts'
import type { PageModel } from '../../wire/page.ts'
import { say } from '../../words/say.ts'
import { call } from '../call.ts'
import { StudioLink } from '../views/studio-link.tsx'

/** How long to wait before asking again while pages are compared, in milliseconds. */
const waitMs = 1_000

/** The likeness of pages, asked again until all pages are compared, and whenever one of them may have changed. */
export const useLikeness = (addresses: readonly string[], page: PageModel | undefined) =>
  useQuery({
    queryKey: ['likeness', addresses, page?.revision, page?.siteHash],
    queryFn: () => call('likeness', { addresses }),
    enabled: addresses.length > 0 && page?.siteHash !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state: { data } }) =>
      data && Object.values(data).some(({ isPending }) => isPending) ? waitMs : false,
    placeholderData: (before, query) => (String(query?.queryKey[1]) === String(addresses) ? before : undefined),
  }).data

/** Percent in the language of the person, with at most this many digits behind the point. */
const percent = (share: number, digits: number): string =>
  new Intl.NumberFormat(say().tag, { style: 'percent', maximumFractionDigits: digits }).format(share)

/** Percent, as exact as the checks report them. */
const exactPercent = (share: number): string => percent(share, 1)

/** A likeness as a number with a word: “53% alike”. */
export const likenessWords = (likeness: Likeness): string =>
  likeness.share === undefined ? '' : `${percent(likeness.share, 0)} ${say().problems[likenessWord(likeness)]}`

/** What a likeness means, in a word: more than the checks allow, or little enough. */
export function likenessWord({ share = 0, limits }: Likeness): 'alike' | 'similar' | 'tooAlike' {
  if (limits === undefined || share <= limits.warn) return 'alike'
  return share > limits.error ? 'tooAlike' : 'similar'
}

type Props = { page: PageModel | undefined; onOpen: (address: string) => void }

/** The address of a page that can be compared: shared files cannot. */
const addressesOf = (page: PageModel | undefined): readonly string[] =>
  page && page.fields === undefined ? [page.address] : []

/** How alike the open page is to the one that is most like it, which it opens. */
export function LikenessButton({ page, onOpen }: Props) {
  const found = useLikeness(addressesOf(page), page)?.[page?.address ?? '']
  const { share, other } = found ?? {}
  if (!found || share === undefined || !other) return null
  const words = likenessWords(found)
  return (
    <Button
      color="inherit"
      onClick={() => onOpen(other.address)}
      title={say().problems.mostAlike(other.title)}
      aria-label={say().problems.openMostAlike(words, other.title)}
      sx={{
        flexShrink: 0,
        minWidth: 0,
        fontWeight: likenessWord(found) === 'alike' ? 400 : 600,
        color: likenessWord(found) === 'alike' ? 'text.secondary' : 'text.primary',
      }}
    >
      {words}
    </Button>
  )
}

/** The same as a sentence, with a link. */
export function LikenessLine({ page, onOpen }: Props) {
  const found = useLikeness(addressesOf(page), page)?.[page?.address ?? '']
  const { share, other, limits } = found ?? {}
  if (!found || share === undefined || !other || !limits) return null
  return (
    <Typography variant="body2" sx={{ px: 2, mb: 1.5, color: 'text.secondary' }}>
      {say().problems.likeBefore(exactPercent(share))}{' '}
      <StudioLink address={other.address} onOpen={onOpen} underline="always">
        {other.title}
      </StudioLink>
      {say().problems.likeAfter(exactPercent(limits.warn))}
    </Typography>
  )
}
