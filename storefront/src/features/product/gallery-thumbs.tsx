'use client'

import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { useEffect, useRef } from 'react'
import { Picture } from '../../ui/picture.tsx'
import type { Video } from '../product-kinds/gallery-entries.ts'

// Loaded only for the products that have films.
const FilmThumbs = dynamic(() => import('./film-thumbs.tsx').then((module) => module.FilmThumbs))

interface GalleryThumbsProps {
  readonly pictures: readonly string[]
  readonly current: number
  readonly onPick: (index: number) => void
  readonly videos?: readonly Video[] | undefined
  readonly onPlay?: (video: Video) => void
}

/** Thumbnails of all pictures and films. */
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
      {videos.length > 0 && <FilmThumbs videos={videos} onPlay={onPlay} />}
    </div>
  )
}
