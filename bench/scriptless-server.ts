import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'

// Structured data for search engines is not executed and stays.
const SCRIPT = /<script(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/g
const SCRIPT_AHEAD = /<link[^>]*\bas="script"[^>]*>/g

/** Serves the shop's pages without their scripts and everything else unchanged: the best that the same HTML can reach. */
export async function startScriptlessServer(shopUrl: string): Promise<{ url: string; stop: () => void }> {
  const server = createServer(async (request, response) => {
    const upstream = await fetch(`${shopUrl}${request.url}`, { headers: { accept: request.headers.accept ?? '*/*' } })
    const type = upstream.headers.get('content-type') ?? ''
    const bytes = Buffer.from(await upstream.arrayBuffer())
    const body = type.startsWith('text/html') ? Buffer.from(withoutScripts(bytes.toString())) : bytes
    const isText = /^text\/|javascript|json|svg/.test(type)
    response.writeHead(upstream.status, {
      'content-type': type,
      'cache-control': upstream.headers.get('cache-control') ?? '',
      ...(isText && { 'content-encoding': 'gzip' }),
    })
    response.end(isText ? gzipSync(body) : body)
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, stop: () => void server.close() }
}

const withoutScripts = (html: string): string => html.replaceAll(SCRIPT, '').replaceAll(SCRIPT_AHEAD, '')
