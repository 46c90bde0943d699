import { manifestText } from '../../../features/offline/manifest.ts'
import { fileReply } from '../../../lib/file-reply.ts'

export const dynamic = 'force-dynamic'

interface FileContext {
  params: Promise<{ file: string }>
}

export async function GET(_: Request, { params }: FileContext): Promise<Response> {
  const text = await manifestText((await params).file)
  return text === undefined ? new Response(null, { status: 404 }) : fileReply(text, 'application/manifest+json')
}
