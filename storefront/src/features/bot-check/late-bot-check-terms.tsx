'use client'

import { ProtectedBy } from './protected-by.tsx'

/** For a form that no server has drawn: the page tells whether the shop has a bot check. */
export const LateBotCheckTerms = () => (document.documentElement.dataset.botCheck ? <ProtectedBy /> : null)
