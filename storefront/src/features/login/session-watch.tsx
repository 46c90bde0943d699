'use client'

import { useEffect, useRef, useState } from 'react'
import { readDevice } from '../../lib/device-storage.ts'
import { withMessages } from '../../messages/with-messages.tsx'
import { hasSession } from '../session/session.ts'
import type { Session } from '../session/session-machine.ts'
import { useSession } from '../session/use-session.ts'

const SessionChanges = withMessages([], () => import('./session-changes.tsx').then((module) => module.SessionChanges))

/** On every page: follows a customer's session. A visitor who has never logged in loads nothing. */
export function SessionWatch() {
  const { status } = useSession()
  const former = useRef<Session['status']>(undefined)
  const [follows, setFollows] = useState<{ readonly fromGuest: boolean }>()

  useEffect(() => {
    const fromGuest = former.current === 'guest' && status === 'unknown'
    former.current = status
    const isGuest = status === 'guest' || (status === 'unknown' && !hasSession())
    if (!isGuest || readDevice('session') !== undefined) setFollows((known) => known ?? { fromGuest })
  }, [status])

  return follows && <SessionChanges {...follows} />
}
