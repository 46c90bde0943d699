'use client'

import { useTranslations } from 'next-intl'
import { type KeyboardEvent, useRef } from 'react'
import { ChevronLeftIcon } from '../../ui/icons/chevron-left-icon.tsx'
import { ChevronRightIcon } from '../../ui/icons/chevron-right-icon.tsx'
import { CloseIcon } from '../../ui/icons/close-icon.tsx'
import { MinusIcon } from '../../ui/icons/minus-icon.tsx'
import { PlusIcon } from '../../ui/icons/plus-icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { useDialog } from '../../ui/use-dialog.ts'
import { GalleryThumbs } from './gallery-thumbs.tsx'
import { showMeanwhile } from './show-meanwhile.ts'
import { useZoom } from './use-zoom.ts'

interface GalleryZoomProps {
  readonly pictures: readonly string[]
  readonly index: number
  /** Of the pictures on the page: in these sizes the browser has them already. */
  readonly sizes: string
  readonly isOpen: boolean
  readonly alt: (index: number) => string
  readonly thumbOf: (index: number) => string | undefined
  readonly onShow: (index: number) => void
  readonly onClose: () => void
}

/** A full-screen picture that can be zoomed and panned. */
export function GalleryZoom({ pictures, index, sizes, isOpen, alt, thumbOf, onShow, onClose }: GalleryZoomProps) {
  const t = useTranslations('gallery')
  const frame = useRef<HTMLDivElement>(null)
  const zoom = useZoom(frame)
  const close = () => (zoom.reset(), onClose())
  const dialog = useDialog(isOpen, close)
  const { scale, x, y } = zoom.view
  const picture = pictures[index]
  const goTo = (to: number) => {
    zoom.reset()
    onShow(to)
  }
  const step = (by: 1 | -1) => pictures.length > 1 && goTo((index + by + pictures.length) % pictures.length)

  const onKeyDown = (event: KeyboardEvent) => {
    if (zoom.onArrow(event.key)) return event.preventDefault()
    if (event.key === 'ArrowLeft') step(-1)
    if (event.key === 'ArrowRight') step(1)
    if (event.key === '+' || event.key === '=') zoom.zoomIn()
    if (event.key === '-') zoom.zoomOut()
  }

  return (
    <dialog {...dialog} className="gallery-zoom" aria-label={t('zoomed')} onKeyDown={onKeyDown}>
      <div ref={frame} className={`gallery-zoom-frame ${scale > 1 ? 'cursor-move' : 'cursor-zoom-in'}`} {...zoom.gestures(step)}>
        {picture && (
          <div key={picture} className="gallery-zoom-picture" style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}>
            <Picture ref={(image) => showMeanwhile(image, thumbOf(index))} src={picture} alt="" widths="wide" sizes={sizes} loading="eager" decoding="sync" draggable={false} />
            <Picture src={picture} alt={alt(index)} widths="wide" sizes="200vw" loading="eager" draggable={false} />
          </div>
        )}
      </div>
      <output className="sr-only">{isOpen && alt(index)}</output>
      <IconButton className="top-6 right-6" label={t('close')} icon={<CloseIcon />} onClick={close} />
      {pictures.length > 1 && (
        <>
          <GalleryThumbs pictures={pictures} current={index} onPick={goTo} />
          <div className="gallery-zoom-steps">
            <IconButton label={t('previous')} icon={<ChevronLeftIcon />} onClick={() => step(-1)} />
            <IconButton label={t('next')} icon={<ChevronRightIcon />} onClick={() => step(1)} />
          </div>
        </>
      )}
      <div className="gallery-zoom-scale">
        <IconButton label={t('zoomOut')} icon={<MinusIcon />} aria-disabled={scale === 1} onClick={zoom.zoomOut} />
        <IconButton label={t('zoomIn')} icon={<PlusIcon />} aria-disabled={!zoom.canGrow} onClick={zoom.zoomIn} />
      </div>
    </dialog>
  )
}
