import { startPreview } from '../../../features/content/preview.ts'

export const dynamic = 'force-dynamic'

export const GET = startPreview
