import 'server-only'
import { readServerSettings } from '../../env.ts'
import { ProtectedBy } from './protected-by.tsx'

const { botCheck } = readServerSettings().services

/** Below every form that is checked, if the shop has a bot check. */
export const BotCheckTerms = () => botCheck && <ProtectedBy />
