'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { PlayIcon } from '../../ui/icons/play-icon.tsx'

interface SamplePlayerProps {
  readonly url: string
  readonly label: string
  readonly plays: 'film' | 'sound'
}

/** Loads nothing before the click. A browser that cannot play the file offers it to be opened. */
export function SamplePlayer({ url, label, plays }: SamplePlayerProps) {
  const t = useTranslations('product.kinds')
  const [state, setState] = useState<'waiting' | 'playing' | 'failed'>('waiting')
  if (state === 'waiting') {
    return (
      <button type="button" className="button button-text" onClick={() => setState('playing')}>
        <PlayIcon size={18} />
        {label}
      </button>
    )
  }
  if (state === 'failed') {
    return (
      <output className="block text-sm">
        {t('cannotPlay')}{' '}
        <a className="underline" href={url} target="_blank" rel="noopener noreferrer">
          {label} <span className="sr-only">{t('newTab')}</span>
        </a>
      </output>
    )
  }
  const Player = plays === 'film' ? 'video' : 'audio'
  return (
    <figure className="grid gap-1 py-2">
      <Player
        ref={focus}
        className="w-full bg-tile"
        src={url}
        aria-label={label}
        controls
        autoPlay
        playsInline
        onError={() => setState('failed')}
      />
      <figcaption className="text-xs text-mute">{label}</figcaption>
    </figure>
  )
}

/** The button that had the focus is gone. */
function focus(player: HTMLMediaElement | null): void {
  player?.focus()
}
