import { passOnEvents } from '../../../features/content/pass-on-events.ts'

export const dynamic = 'force-dynamic'

export const POST = passOnEvents
