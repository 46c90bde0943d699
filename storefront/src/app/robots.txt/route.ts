import { robotsText } from '../../features/layout/robots.ts'
import { fileReply } from '../../lib/file-reply.ts'

/** The shop's address is a setting of the start, not of the build. */
export const dynamic = 'force-dynamic'

export const GET = (): Response => fileReply(robotsText(), 'text/plain')
