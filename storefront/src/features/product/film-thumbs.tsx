'use client'

import { useTranslations } from 'next-intl'
import { PlayIcon } from '../../ui/icons/play-icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import type { Video } from '../product-kinds/gallery-entries.ts'

interface FilmThumbsProps {
  readonly videos: readonly Video[]
  readonly onPlay: ((video: Video) => void) | undefined
}

/** Nothing of a film is loaded before a click; one that the page cannot play is a link. */
export function FilmThumbs({ videos, onPlay }: FilmThumbsProps) {
  const t = useTranslations('gallery')
  return videos.map((video) => {
    const face = (
      <>
        {video.picture && <Picture src={video.picture} alt="" widths="thumb" sizes="72px" />}
        <PlayIcon className="absolute inset-0 m-auto rounded-full bg-surface" />
      </>
    )
    return video.player ? (
      <button key={video.url} type="button" aria-label={t('film', { title: video.title })} onClick={() => onPlay?.(video)}>
        {face}
      </button>
    ) : (
      <a key={video.url} href={video.url} target="_blank" rel="noopener noreferrer" aria-label={t('video', { title: video.title })}>
        {face}
      </a>
    )
  })
}
