import { robotsText } from '../../features/layout/robots.ts'
import { fileResponse } from '../../features/layout/file-response.ts'

/** The shop's address is a setting of the start, not of the build. */
export const dynamic = 'force-dynamic'

export const GET = (): Response => fileResponse(robotsText(), 'text/plain')
