import { sitemapIndex } from '../../features/layout/sitemap.ts'
import { fileResponse } from '../../features/layout/file-response.ts'

/** Generated on request, since the build has no backend. */
export const dynamic = 'force-dynamic'

export async function GET(): Promise<Response> {
  return fileResponse(await sitemapIndex(), 'application/xml')
}
