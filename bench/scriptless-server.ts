import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'

// What describes the page to search engines runs nothing and stays.
const SCRIPT = /<script(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/g
const SCRIPT_AHEAD = /<link[^>]*\bas="script"[^>]*>/g

/** The shop's own pages without their scripts, everything else as it is: what the same HTML could reach at best. */
export async function startScriptlessServer(shopUrl: string): Promise<{ url: string; stop: () => void }> {
  const server = createServer(async (request, response) => {
    const answer = await fetch(`${shopUrl}${request.url}`, { headers: { accept: request.headers.accept ?? '*/*' } })
    const type = answer.headers.get('content-type') ?? ''
    const bytes = Buffer.from(await answer.arrayBuffer())
    const body = type.startsWith('text/html') ? Buffer.from(withoutScripts(bytes.toString())) : bytes
    const isText = /^text\/|javascript|json|svg/.test(type)
    response.writeHead(answer.status, {
      'content-type': type,
      'cache-control': answer.headers.get('cache-control') ?? '',
      ...(isText && { 'content-encoding': 'gzip' }),
    })
    response.end(isText ? gzipSync(body) : body)
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, stop: () => void server.close() }
}

const withoutScripts = (html: string): string => html.replaceAll(SCRIPT, '').replaceAll(SCRIPT_AHEAD, '')
