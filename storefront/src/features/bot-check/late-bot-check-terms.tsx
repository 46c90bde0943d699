'use client'

import { ProtectedBy } from './protected-by.tsx'

/** For a form rendered in the browser only, where the page's data attribute says whether the shop has a bot check. */
export const LateBotCheckTerms = () => (document.documentElement.dataset.botCheck ? <ProtectedBy /> : null)
