import { sitemapPart } from '../../../features/layout/sitemap.ts'
import { fileResponse } from '../../../features/layout/file-response.ts'

export const dynamic = 'force-dynamic'

interface PartContext {
  params: Promise<{ part: string }>
}

export async function GET(_: Request, { params }: PartContext): Promise<Response> {
  const xml = await sitemapPart((await params).part)
  return xml === undefined ? new Response(null, { status: 404 }) : fileResponse(xml, 'application/xml')
}
