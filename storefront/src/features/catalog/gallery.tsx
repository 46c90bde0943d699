'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense, useRef, useState } from 'react'
import { ZoomIcon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Picture } from '../../ui/picture.tsx'

const load = () => import('./gallery-zoom.tsx')
const GalleryZoom = lazy(() => load().then((module) => ({ default: module.GalleryZoom })))

const MAIN_SIZES = '(min-width:1440px) 760px, (min-width:1024px) 55vw, 100vw'

interface GalleryProps {
  readonly pictures: readonly string[]
  /** The product's name, and its colour where one is chosen. */
  readonly name: string
  readonly children?: React.ReactNode
}

/** Pictures side by side in a strip: swiped on phones, moved by the thumbnails on wide screens. */
export function Gallery({ pictures, name, children }: GalleryProps) {
  const t = useTranslations('gallery')
  const strip = useRef<HTMLElement>(null)
  const [current, setCurrent] = useState(0)
  const [isZoomed, setZoomed] = useState(false)
  const [isWanted, setWanted] = useState(false)

  const show = (index: number) => {
    setCurrent(index)
    strip.current?.scrollTo({ left: index * strip.current.clientWidth, behavior: 'instant' })
  }
  const alt = (index: number) => `${name}, ${t('position', { number: index + 1, total: pictures.length })}`

  return (
    <div className="gallery">
      <div className="gallery-main">
        <section
          ref={strip}
          className="gallery-strip"
          aria-label={t('pictures')}
          // What scrolls has to be within reach of the keyboard.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={pictures.length > 1 ? 0 : undefined}
          onScroll={({ currentTarget }) => setCurrent(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth))}
        >
          {pictures.map((picture, index) => (
            <Picture key={picture} src={picture} alt={alt(index)} widths="wide" sizes={MAIN_SIZES} first={index === 0} />
          ))}
        </section>
        {children}
        {pictures.length > 0 && (
          <IconButton
            className="absolute! right-4 bottom-4 bg-surface"
            label={t('zoom')}
            icon={<ZoomIcon />}
            aria-haspopup="dialog"
            onPointerEnter={() => void load()}
            onClick={() => (setWanted(true), setZoomed(true))}
          />
        )}
        {pictures.length > 1 && (
          <span className="absolute bottom-4 left-4 bg-surface px-2.5 py-1 text-xs tabular-nums lg:hidden" aria-hidden>
            {t('position', { number: current + 1, total: pictures.length })}
          </span>
        )}
      </div>
      {pictures.length > 1 && (
        <div className="gallery-thumbs max-lg:hidden">
          {pictures.map((picture, index) => (
            <button
              key={picture}
              type="button"
              aria-label={t('picture', { number: index + 1 })}
              aria-current={index === current ? 'true' : undefined}
              onClick={() => show(index)}
            >
              <Picture src={picture} alt="" widths="thumb" sizes="72px" />
            </button>
          ))}
        </div>
      )}
      <Suspense>
        {isWanted && (
          <GalleryZoom pictures={pictures} start={current} isOpen={isZoomed} alt={alt} onClose={() => setZoomed(false)} />
        )}
      </Suspense>
    </div>
  )
}
