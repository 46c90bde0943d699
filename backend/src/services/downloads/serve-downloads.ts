import type { Plugin } from 'graphql-yoga'
import type { DatabaseSync } from 'node:sqlite'
import { isPurchased, takeDownload, type DownloadedFile } from '../../modules/order/purchased-link.repository.ts'
import { DOWNLOADS } from '../../modules/order/purchased-link.resolvers.ts'
import { httpPlugin } from '../http/http-plugin.ts'
import { generateFile } from './generate-file.ts'
import { findLinkSample, findProductSample } from './sample-file.repository.ts'

/** Magento's URL of samples. */
const SAMPLE = /^\/downloadable\/download\/(linkSample\/link_id|sample\/sample_id)\/(\d{1,15})\/?$/

/** Serves bought files by their secret URLs, as often as they were bought, and samples to anyone. */
export function serveDownloads(database: DatabaseSync): Plugin {
  return httpPlugin(({ request, url }) => {
    const isDownload = url.pathname.startsWith(DOWNLOADS) || url.pathname.startsWith('/downloadable/')
    return isDownload ? answerTo(database, request.method, url.pathname) : undefined
  })
}

function answerTo(database: DatabaseSync, method: string, path: string): Response {
  const headers = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }
  // A HEAD request must not count as a download.
  if (method !== 'GET') return new Response(null, { status: 405, headers: { ...headers, allow: 'GET' } })
  const hash = path.startsWith(DOWNLOADS) ? path.slice(DOWNLOADS.length) : undefined
  const found = hash === undefined ? findSample(database, path) : takeDownload(database, hash)
  if (!found) {
    const isKnown = hash !== undefined && isPurchased(database, hash)
    return new Response(null, { status: isKnown ? 403 : 404, headers })
  }
  const { contentType, bytes } = generateFile(found.file, found.title)
  const disposition = `attachment; filename="${found.file.replaceAll(/[^\w.-]/g, '_')}"`
  return new Response(new Uint8Array(bytes), {
    headers: { ...headers, 'content-type': contentType, 'content-length': String(bytes.length), 'content-disposition': disposition },
  })
}

function findSample(database: DatabaseSync, path: string): DownloadedFile | undefined {
  const [, kind, id] = SAMPLE.exec(path) ?? []
  if (kind === undefined) return undefined
  return kind.startsWith('link') ? findLinkSample(database, Number(id)) : findProductSample(database, Number(id))
}
