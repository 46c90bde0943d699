'use client'

import { useTranslations } from 'next-intl'
import { CloseIcon } from '../../ui/icons/close-icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import type { Video } from '../product-kinds/gallery-entries.ts'

interface GalleryFilmProps {
  readonly film: Required<Video>
  readonly onClose: () => void
}

/** A film in front of the pictures. */
export function GalleryFilm({ film: { title, player }, onClose }: GalleryFilmProps) {
  const t = useTranslations('gallery')
  return (
    <div className="absolute inset-0 z-1 bg-tile">
      {player.kind === 'file' ? (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- Magento has no captions for its films
        <video ref={focus} className="size-full" src={player.src} aria-label={title} controls autoPlay playsInline />
      ) : (
        <iframe ref={focus} className="size-full" src={player.src} title={title} allow="autoplay; encrypted-media; fullscreen; picture-in-picture" allowFullScreen />
      )}
      <IconButton className="absolute! top-4 right-4 bg-surface" label={t('closeFilm')} icon={<CloseIcon />} onClick={onClose} />
    </div>
  )
}

/** Its thumbnail had the focus. */
function focus(player: HTMLElement | null): void {
  player?.focus()
}
