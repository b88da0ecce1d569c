import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { ClickedFrame, Fold, FrameCaption, FrameStage, Picture, Section, usePicture } from 'marquee'
import { fill } from 'marquee/words'
import { playerOf } from './player.ts'
import type { Video as VideoBlock } from './schema.ts'
import { videoWords } from './words.ts'

const onPaper = { display: 'none', '@media print': { display: 'inline' } }

/** A film with its caption, its address where it does not play, and its transcript. */
export function Video({ video, name, poster, ratio, caption, captions, transcript, duration }: VideoBlock) {
  const player = playerOf(video)
  const provider = player?.kind === 'frame' ? player.provider : undefined
  return (
    <Section>
      <figure>
        <FrameStage sx={{ aspectRatio: ratio }}>
          {player?.kind === 'frame' ? (
            <ClickedFrame address={player.frame} title={name} button={fill(videoWords.play, { name })}>
              <Picture image={poster} sizes="(min-width: 1200px) 1136px, 100vw" />
            </ClickedFrame>
          ) : (
            <OwnFilm {...{ video, type: player?.type, name, poster, captions }} />
          )}
        </FrameStage>
        <FrameCaption>
          {(caption || duration) && (
            <span data-caption="">
              {caption} {duration && `(${duration})`}
            </span>
          )}
          {provider && <span>{fill(videoWords.from, { provider })} </span>}
          <Box component="span" sx={provider ? undefined : onPaper}>
            <Link href={video}>{provider ? fill(videoWords.watch, { provider }) : videoWords.file}</Link>
          </Box>
        </FrameCaption>
        {transcript && (
          <Fold sx={{ mt: 2 }}>
            <summary>{videoWords.transcript}</summary>
            <Typography sx={{ pb: 3, whiteSpace: 'pre-line' }}>{transcript}</Typography>
          </Fold>
        )}
      </figure>
    </Section>
  )
}

type Film = Pick<VideoBlock, 'video' | 'name' | 'poster' | 'captions'> & { type: string | undefined }

/** The browser has the controls. Nothing of the film is loaded before it is played. */
function OwnFilm({ video, type, name, poster, captions }: Film) {
  const { src } = usePicture(poster)
  return (
    // biome-ignore lint/a11y/useMediaCaption: a film without words needs none
    <video controls preload="none" playsInline poster={src} aria-label={name}>
      <source src={video} type={type} />
      {captions.map(({ file, language, label }) => (
        <track key={file} kind="captions" src={file} srcLang={language} label={label} />
      ))}
      <Link href={video}>{videoWords.file}</Link>
    </video>
  )
}
