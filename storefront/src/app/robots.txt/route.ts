import { robotsText } from '../../features/layout/robots.ts'
import { fileResponse } from '../../features/layout/file-response.ts'

/** The shop's address is a setting at startup, not at build time. */
export const dynamic = 'force-dynamic'

export const GET = (): Response => fileResponse(robotsText(), 'text/plain')
