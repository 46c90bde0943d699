'use client'

import { useEffect, useRef } from 'react'
import { Notice, type NoticeProps } from './notice.tsx'

interface AppearingNoticeProps extends NoticeProps {
  /** For a notice that replaces the pressed control, so that keyboard users continue from it. */
  readonly takesFocus?: boolean
}

/** Reports a result and scrolls into view. The page's scroll padding keeps it clear of the header. */
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
