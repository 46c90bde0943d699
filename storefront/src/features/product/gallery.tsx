'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { withMessages } from '../../messages/with-messages.tsx'
import { ZoomIcon } from '../../ui/icons/zoom-icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Picture } from '../../ui/picture.tsx'
import type { Video } from '../product-kinds/gallery-entries.ts'
import { GalleryThumbs } from './gallery-thumbs.tsx'
import { showMeanwhile } from './show-meanwhile.ts'

const GalleryZoom = withMessages(['gallery'], () => import('./gallery-zoom.tsx').then((module) => module.GalleryZoom))

const GalleryFilm = withMessages(['gallery'], () => import('./gallery-film.tsx').then((module) => module.GalleryFilm))

const MAIN_SIZES = '(min-width:1440px) 760px, (min-width:1024px) 55vw, (min-width:768px) 50vw, 100vw'

interface GalleryProps {
  readonly pictures: readonly string[]
  readonly videos?: readonly Video[] | undefined
  /** The alternative text of a picture, where the merchant gave one. */
  readonly labelOf?: (picture: string) => string | undefined
  /** The text below a picture. */
  readonly captionOf?: (picture: string) => string | undefined
  /** The product's name, with the chosen colour. */
  readonly name: string
  readonly children?: React.ReactNode
}

/** A strip of pictures, moved by swiping or by the thumbnails; a click opens a picture full-screen. */
export function Gallery({ pictures, videos, labelOf, captionOf, name, children }: GalleryProps) {
  const t = useTranslations('gallery')
  const locale = useLocale()
  const strip = useRef<HTMLElement>(null)
  const gallery = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const [isZoomed, setZoomed] = useState(false)
  const [wasZoomed, setWasZoomed] = useState(false)

  const [film, setFilm] = useState<Video>()

  const show = (index: number) => {
    setFilm(undefined)
    setCurrent(index)
    strip.current?.scrollTo({ left: index * strip.current.clientWidth, behavior: 'instant' })
  }
  const alt = (index: number) => `${labelOf?.(pictures[index] ?? '') || name}, ${t('position', { number: index + 1, total: pictures.length })}`
  const zoom = () => (setWasZoomed(true), setZoomed(true))
  const thumbOf = (index: number) => gallery.current?.querySelectorAll<HTMLImageElement>('.gallery-thumbs img')[index]?.currentSrc
  const onScroll = ({ currentTarget }: { currentTarget: HTMLElement }) => {
    setCurrent(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth))
    currentTarget.querySelectorAll('img').forEach((picture, index) => showMeanwhile(picture, thumbOf(index)))
  }

  return (
    <div ref={gallery} className="gallery">
      <div className="gallery-main" onPointerEnter={() => GalleryZoom.prepare(locale)}>
        {/* The button beside it does the same for the keyboard. */}
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- keys have the button below */}
        <section
          ref={strip}
          className="gallery-strip"
          aria-label={t('pictures')}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls has to be reachable by keyboard
          tabIndex={pictures.length > 1 ? 0 : undefined}
          onScroll={onScroll}
          onClick={pictures.length > 0 ? zoom : undefined}
        >
          {pictures.map((picture, index) => (
            <Picture key={picture} src={picture} alt={alt(index)} widths="wide" sizes={MAIN_SIZES} first={index === 0} />
          ))}
        </section>
        {children}
        {film?.player && <GalleryFilm film={{ ...film, player: film.player }} onClose={() => setFilm(undefined)} />}
        {pictures.length > 0 && (
          <IconButton
            className="absolute! right-4 bottom-4 bg-surface"
            label={t('zoom')}
            icon={<ZoomIcon />}
            aria-haspopup="dialog"
            onFocus={() => GalleryZoom.prepare(locale)}
            onClick={zoom}
          />
        )}
        {pictures.length > 1 && (
          <span className="absolute bottom-4 left-4 bg-surface px-2.5 py-1 text-xs tabular-nums md:hidden" aria-hidden>
            {t('position', { number: current + 1, total: pictures.length })}
          </span>
        )}
      </div>
      <GalleryThumbs pictures={pictures} current={current} onPick={show} videos={videos} onPlay={setFilm} />
      {/* Above the thumbnails, its empty line would part them from the picture. */}
      {pictures.some((picture) => captionOf?.(picture)) && <p className="gallery-caption">{captionOf?.(pictures[current] ?? '')}</p>}
      {wasZoomed && (
        <GalleryZoom pictures={pictures} index={current} sizes={MAIN_SIZES} isOpen={isZoomed} alt={alt} thumbOf={thumbOf} onShow={show} onClose={() => setZoomed(false)} />
      )}
    </div>
  )
}
