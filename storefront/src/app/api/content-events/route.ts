import { forwardEvents } from '../../../features/content/forward-events.ts'

export const dynamic = 'force-dynamic'

export const POST = forwardEvents
