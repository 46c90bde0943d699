import './load-env.ts'
import next from 'next'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { readServerSettings } from '../src/env.ts'
import { LOCALES } from '../src/i18n/locales.ts'
import { internalPath } from './internal-path.ts'

const settings = readServerSettings()
const isPage = (path: string) => !/^\/(_next|api|__nextjs)(\/|$|_)|\.[a-z0-9]+$/i.test(path)
const app = next({ dev: settings.isDevelopment, dir: join(import.meta.dirname, '..'), turbopack: true })
await app.prepare()
const handle = app.getRequestHandler()
createServer((request, response) => {
  const url = request.url ?? '/'
  if (isPage(url.split('?')[0]!)) {
    const query = new URL(url, 'http://x').searchParams
    const rsc = query.get('_rsc')
    query.delete('_rsc')
    const decision = internalPath(url.split('?')[0] + (query.size ? `?${query}` : ''), { locales: LOCALES, isFilter: (k) => /^[a-z_]+$/.test(k) && !k.startsWith('utm') })
    if (decision.kind === 'redirect') {
      response.writeHead(308, { location: decision.location }).end()
      return
    }
    request.url = decision.path + (rsc ? `?_rsc=${rsc}` : '')
  }
  void handle(request, response)
}).on('upgrade', app.getUpgradeHandler()).listen(settings.port, () => console.log(`http://localhost:${settings.port}`))
