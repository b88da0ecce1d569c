import Link, { type LinkProps } from '@mui/material/Link'

type Props = Omit<LinkProps, 'href' | 'onClick'> & {
  /** The address of a page or a shared file. */
  address: string
  onOpen: (address: string) => void
}

/** A link to a page or a shared file in the studio. A click with a key opens a tab of its own, as everywhere. */
export const StudioLink = ({ address, onOpen, ...props }: Props) => (
  <Link
    underline="hover"
    {...props}
    href={`/studio${address}`}
    onClick={(event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      onOpen(address)
    }}
  />
)
