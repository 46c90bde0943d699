'use client'

import { withMessages } from '../../messages/with-messages.tsx'

/** Loaded when a session has ended; its messages are the toast's. */
export const LateSessionOver = withMessages(['toast-messages'], () => import('./session-over.tsx').then((module) => module.SessionOver))
