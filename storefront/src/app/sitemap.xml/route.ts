import { sitemapIndex } from '../../features/layout/sitemap.ts'
import { fileReply } from '../../lib/file-reply.ts'

/** Made when it is asked for: while the shop is built there is no backend. */
export const dynamic = 'force-dynamic'

export async function GET(): Promise<Response> {
  return fileReply(await sitemapIndex(), 'application/xml')
}
