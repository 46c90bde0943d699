'use client'

import { useTranslations } from 'next-intl'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon, MinusIcon, PlusIcon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Picture } from '../../ui/picture.tsx'

interface GalleryZoomProps {
  readonly pictures: readonly string[]
  readonly start: number
  readonly isOpen: boolean
  readonly alt: (index: number) => string
  readonly onClose: () => void
}

/** One picture on the whole screen, at its size or twice that, to be moved about by scrolling. */
export function GalleryZoom({ pictures, start, isOpen, alt, onClose }: GalleryZoomProps) {
  const t = useTranslations('gallery')
  const dialog = useRef<HTMLDialogElement>(null)
  const [index, setIndex] = useState(start)
  const [isNear, setNear] = useState(false)

  useEffect(() => {
    if (!isOpen) return
    setIndex(start)
    setNear(false)
    dialog.current?.showModal()
    // Only opening takes over where the gallery stands; while it is open the two go their own ways.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isOpen])

  const step = (by: number) => setIndex((index + by + pictures.length) % pictures.length)
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') step(-1)
    if (key === 'ArrowRight') step(1)
  }
  const picture = pictures[index]

  return (
    <dialog ref={dialog} className="gallery-zoom" aria-label={t('zoomed')} onClose={onClose} onKeyDown={onKeyDown}>
      <div className="size-full overflow-auto">
        {picture && (
          <Picture
            key={picture}
            src={picture}
            alt={alt(index)}
            widths="wide"
            sizes={isNear ? '200vw' : '100vw'}
            className={`mx-auto object-contain ${isNear ? 'h-[200dvh] max-w-none' : 'size-full'}`}
          />
        )}
      </div>
      <IconButton
        className="absolute! top-6 right-6"
        label={t('close')}
        icon={<CloseIcon />}
        onClick={() => dialog.current?.close()}
      />
      {pictures.length > 1 && (
        <div className="absolute bottom-6 left-6 flex gap-3">
          <IconButton label={t('previous')} icon={<ChevronLeftIcon />} onClick={() => step(-1)} />
          <IconButton label={t('next')} icon={<ChevronRightIcon />} onClick={() => step(1)} />
        </div>
      )}
      <IconButton
        className="absolute! right-6 bottom-6"
        label={isNear ? t('zoomOut') : t('zoomIn')}
        icon={isNear ? <MinusIcon /> : <PlusIcon />}
        onClick={() => setNear(!isNear)}
      />
    </dialog>
  )
}
