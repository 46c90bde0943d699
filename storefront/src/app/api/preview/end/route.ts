import { endPreview } from '../../../../features/content/preview.ts'

export const dynamic = 'force-dynamic'

export const POST = endPreview
