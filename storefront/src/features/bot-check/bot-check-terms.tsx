import 'server-only'
import { readServerSettings } from '../../env.ts'
import { ProtectedBy } from './protected-by.tsx'

const { botCheck } = readServerSettings().services

/** At every form that is checked, where the shop has a bot check. */
export const BotCheckTerms = () => botCheck && <ProtectedBy />
