import type { Plugin } from 'graphql-yoga'
import { createHash } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { httpPlugin } from '../http/http-plugin.ts'
import { rangeOf } from '../http/range-of.ts'
import { findMediaFile, type MediaFile } from './media-file.repository.ts'

const FOLDER = '/media/'

/** The shop's own files below /media, from its database; `servePictures` serves product pictures. */
export function serveMediaFiles(database: DatabaseSync): Plugin {
  return httpPlugin(({ request, url }) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const file = isRead && url.pathname.startsWith(FOLDER) ? findMediaFile(database, url.pathname.slice(FOLDER.length)) : undefined
    return file && answer(request, file)
  })
}

function answer(request: Request, { type, content }: MediaFile): Response {
  const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
  const headers = {
    // A merchant may replace a file under the same name.
    'cache-control': 'public, max-age=3600',
    etag,
    'x-content-type-options': 'nosniff',
    // Opened directly, an SVG is a document that could run scripts.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; media-src 'self'; sandbox",
    // A video with captions is fetched by the shop's page from another origin.
    'access-control-allow-origin': '*',
    'accept-ranges': 'bytes',
  }
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
  const range = rangeOf(request, content.length)
  const part = range ? content.subarray(range.first, range.last + 1) : content
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(part), {
    status: range ? 206 : 200,
    headers: {
      ...headers,
      'content-type': type,
      'content-length': String(part.length),
      ...(range && { 'content-range': `bytes ${range.first}-${range.last}/${content.length}` }),
    },
  })
}
