import { sitemapIndex } from '../../features/layout/sitemap.ts'
import { fileResponse } from '../../features/layout/file-response.ts'

/** Made when it is asked for: while the shop is built there is no backend. */
export const dynamic = 'force-dynamic'

export async function GET(): Promise<Response> {
  return fileResponse(await sitemapIndex(), 'application/xml')
}
