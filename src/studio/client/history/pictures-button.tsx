import Button from '@mui/material/Button'
import { useState } from 'react'
import { say } from '../../words/say.ts'
import { PagePictures } from './page-pictures.tsx'

/** Shows two pictures of a page below it: as it was in a commit, and as it is now. */
export function PicturesButton(props: { address: string; commit: string; revision: number }) {
  const [isShown, setShown] = useState(false)
  return (
    <>
      <Button aria-expanded={isShown} onClick={() => setShown(!isShown)}>
        {isShown ? say().history.hidePictures : say().history.showPictures}
      </Button>
      {isShown && <PagePictures {...props} />}
    </>
  )
}
