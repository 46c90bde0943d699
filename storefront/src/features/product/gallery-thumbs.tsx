'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { PlayIcon } from '../../ui/icons/play-icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import type { Video } from '../product-kinds/gallery-entries.ts'

interface GalleryThumbsProps {
  readonly pictures: readonly string[]
  readonly current: number
  readonly onPick: (index: number) => void
  readonly videos?: readonly Video[] | undefined
  readonly onPlay?: (video: Video) => void
}

/** Thumbnails of all pictures and films. Nothing of a film is loaded before a click; one that the page cannot play is a link. */
export function GalleryThumbs({ pictures, current, onPick, videos = [], onPlay }: GalleryThumbsProps) {
  const t = useTranslations('gallery')
  const list = useRef<HTMLDivElement>(null)
  const visible = useRef(current)

  useEffect(() => {
    if (visible.current === current) return
    visible.current = current
    const [box, thumb] = [list.current, list.current?.children[current]]
    if (!box || !(thumb instanceof HTMLElement)) return
    box.scrollTo({ left: thumb.offsetLeft - (box.clientWidth - thumb.clientWidth) / 2, top: thumb.offsetTop - (box.clientHeight - thumb.clientHeight) / 2 })
  }, [current])

  if (pictures.length + videos.length < 2) return null
  return (
    <div ref={list} className="gallery-thumbs">
      {pictures.map((picture, index) => (
        <button
          key={picture}
          type="button"
          aria-label={t('picture', { number: index + 1 })}
          aria-current={index === current ? 'true' : undefined}
          onClick={() => onPick(index)}
        >
          <Picture src={picture} alt="" widths="thumb" sizes="72px" />
        </button>
      ))}
      {videos.map((video) => {
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
      })}
    </div>
  )
}
