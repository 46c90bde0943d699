'use client'

import { useEffect, useRef } from 'react'
import { Notice, type NoticeProps } from './notice.tsx'

interface AppearingNoticeProps extends NoticeProps {
  /** For one that takes the place of what was pressed, so that whoever goes by keyboard goes on from here. */
  readonly takesFocus?: boolean
}

/** Tells how something ended, and comes into view to do so. How far from the header is the scroll padding of the page. */
export function AppearingNotice({ takesFocus = false, ...notice }: AppearingNoticeProps) {
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (takesFocus) box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [takesFocus])

  return (
    <div ref={box} className="scroll-mb-4" tabIndex={takesFocus ? -1 : undefined}>
      <Notice {...notice} />
    </div>
  )
}
