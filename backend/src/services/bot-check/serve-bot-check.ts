import type { Plugin } from 'graphql-yoga'
import { httpPlugin, json } from '../http/http-plugin.ts'
import { type BotCheck, refused, type Verdict } from './bot-check.ts'
import { browserScript } from './browser-script.ts'
import { SECRET_KEY, SITE_KEY } from './site-keys.ts'

const MAX_ACTION_LENGTH = 100
const MAX_HOSTNAME_LENGTH = 253

/** reCAPTCHA version 3: the script for pages, its tokens, and siteverify for the shop's server. */
export function serveBotCheck(botCheck: BotCheck): Plugin {
  return httpPlugin(({ request, url }) => {
    const call = `${request.method} ${url.pathname}`
    if (call === 'GET /recaptcha/api.js') return script(browserScript(url.searchParams.get('render') ?? ''))
    if (call === 'GET /recaptcha/api2/reload') return token(botCheck, request, url)
    if (call === 'POST /recaptcha/api/siteverify') return siteverify(botCheck, request)
    return undefined
  })
}

const script = (text: string) =>
  new Response(text, { headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'private, max-age=300' } })

function token(botCheck: BotCheck, request: Request, { searchParams }: URL): Response {
  if (searchParams.get('k') !== SITE_KEY) return json({ error: 'Invalid site key' }, 400)
  const action = (searchParams.get('sa') ?? '').replace(/[^\w/]/g, '').slice(0, MAX_ACTION_LENGTH)
  return json({ token: botCheck.issue(action, hostnameOf(request)) })
}

function hostnameOf({ headers }: Request): string {
  const page = headers.get('origin') ?? headers.get('referer')
  const hostname = (page !== null && URL.parse(page)?.hostname) || ''
  // Limited, because it is stored with each of up to ten thousand tokens.
  return hostname.length > MAX_HOSTNAME_LENGTH ? '' : hostname
}

async function siteverify(botCheck: BotCheck, request: Request): Promise<Response> {
  return json(verdict(botCheck, new URLSearchParams(await request.text())))
}

function verdict(botCheck: BotCheck, form: URLSearchParams): Verdict {
  const secret = form.get('secret')
  const response = form.get('response')
  if (!secret) return refused('missing-input-secret')
  if (secret !== SECRET_KEY) return refused('invalid-input-secret')
  if (!response) return refused('missing-input-response')
  return botCheck.verify(response)
}
