'use client'

import { ProtectedBy } from './protected-by.tsx'

/** For forms rendered only in the browser, which read from the html element's data attribute whether the shop has a bot check. */
export const LateBotCheckTerms = () => (document.documentElement.dataset.botCheck ? <ProtectedBy /> : null)
