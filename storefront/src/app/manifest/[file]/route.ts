import { manifestText } from '../../../features/offline/manifest.ts'
import { fileResponse } from '../../../features/layout/file-response.ts'

export const dynamic = 'force-dynamic'

interface FileContext {
  params: Promise<{ file: string }>
}

export async function GET(_: Request, { params }: FileContext): Promise<Response> {
  const text = await manifestText((await params).file)
  return text === undefined ? new Response(null, { status: 404 }) : fileResponse(text, 'application/manifest+json')
}
