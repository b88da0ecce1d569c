import Button from '@mui/material/Button'
import { useState } from 'react'
import { PagePictures } from './page-pictures.tsx'

/** Shows two pictures of a page below it: as it was in a commit, and as it is now. */
export function PicturesButton(props: { address: string; commit: string; revision: number }) {
  const [isShown, setShown] = useState(false)
  return (
    <>
      <Button aria-expanded={isShown} onClick={() => setShown(!isShown)}>
        {isShown ? 'Hide pictures' : 'Show pictures'}
      </Button>
      {isShown && <PagePictures {...props} />}
    </>
  )
}
