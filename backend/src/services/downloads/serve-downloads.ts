import type { Plugin } from 'graphql-yoga'
import type { DatabaseSync } from 'node:sqlite'
import { DOWNLOAD } from '../../modules/order/order-files.ts'
import { takeDownload } from '../../modules/order/purchased-link.repository.ts'
import { httpPlugin } from '../http/http-plugin.ts'
import { rangeOf } from '../http/range-of.ts'
import { deadLinkPage } from './dead-link.ts'
import type { DownloadShop } from './download-pages.ts'
import { generateFile, type GeneratedFile } from './generate-file.ts'
import { generateSample } from './generate-sample.ts'
import { findLinkSample, findProductSample, type SampleFile } from './sample-file.repository.ts'

/** Magento's URL of samples. */
const SAMPLE = /^\/downloadable\/download\/(linkSample\/link_id|sample\/sample_id)\/(\d{1,15})\/?$/

/** Serves bought files by their secret URLs, as often as they were bought, and samples to anyone. */
export function serveDownloads(shop: DownloadShop): Plugin {
  return httpPlugin(({ request, url }) => (url.pathname.startsWith('/downloadable/download/') ? answerTo(shop, request, url.pathname) : undefined))
}

function answerTo(shop: DownloadShop, request: Request, path: string): Response | Promise<Response> {
  // A HEAD request must not count as a download.
  if (request.method !== 'GET') return new Response(null, { status: 405, headers: { ...HEADERS, allow: 'GET' } })
  return path.startsWith(DOWNLOAD) ? answerDownload(shop, request, path.slice(DOWNLOAD.length).replace(/\/$/, '')) : answerSample(shop.database, request, path)
}

const HEADERS = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }

function answerDownload(shop: DownloadShop, request: Request, hash: string): Response {
  const { database, now } = shop
  const found = takeDownload(database, hash, now())
  if (!found) return deadLinkPage(shop, request, hash)
  const { contentType, bytes } = generateFile(found.file, found.title)
  return new Response(new Uint8Array(bytes), { headers: headersOf({ contentType, bytes }, 'attachment', found.file) })
}

/** Browsers play a sample or show it; Safari asks for a film in parts. */
async function answerSample(database: DatabaseSync, request: Request, path: string): Promise<Response> {
  const found = findSample(database, path)
  if (!found) return new Response(null, { status: 404, headers: HEADERS })
  const file = await generateSample(found)
  const headers = { ...headersOf(file, 'inline', found.file), 'cache-control': 'public, max-age=3600', 'accept-ranges': 'bytes' }
  const range = rangeOf(request, file.bytes.length)
  if (!range) return new Response(new Uint8Array(file.bytes), { headers })
  const part = file.bytes.subarray(range.first, range.last + 1)
  const partial = { ...headers, 'content-length': String(part.length), 'content-range': `bytes ${range.first}-${range.last}/${file.bytes.length}` }
  return new Response(new Uint8Array(part), { status: 206, headers: partial })
}

const headersOf = ({ contentType, bytes }: GeneratedFile, disposition: 'attachment' | 'inline', file: string) => ({
  ...HEADERS,
  'content-type': contentType,
  'content-length': String(bytes.length),
  'content-disposition': `${disposition}; filename="${file.replaceAll(/[^\w.-]/g, '_')}"`,
})

function findSample(database: DatabaseSync, path: string): SampleFile | undefined {
  const [, kind, id] = SAMPLE.exec(path) ?? []
  if (kind === undefined) return undefined
  return kind.startsWith('link') ? findLinkSample(database, Number(id)) : findProductSample(database, Number(id))
}
