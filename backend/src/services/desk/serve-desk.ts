import type { Plugin } from 'graphql-yoga'
import { type Call, httpPlugin } from '../http/http-plugin.ts'
import { createFormToken } from './desk-form.ts'
import { contentPanel } from './content-panel.ts'
import { deskPage } from './desk-page.ts'
import { createNotice, type Desk, type Panel } from './desk.ts'
import { eventsPanel } from './events-panel.ts'
import { serveFaults } from './faults-json.ts'
import { isFromThisMachine } from '../http/from-this-machine.ts'
import { html } from './html.ts'
import { ordersPanel } from './orders-panel.ts'
import { outboxPanel } from './outbox-panel.ts'
import { serveMails } from './outbox-mail.ts'
import { reviewsPanel } from './reviews-panel.ts'
import { servicesPanel } from './services-panel.ts'
import { stockPanel } from './stock-panel.ts'
import { withdrawalsPanel } from './withdrawals-panel.ts'

const PANELS: readonly Panel[] = [servicesPanel, ordersPanel, withdrawalsPanel, reviewsPanel, stockPanel, contentPanel, outboxPanel, eventsPanel]

/** The shop's administration for the person at this machine: plain pages without scripts. */
export function serveDesk(parts: Omit<Desk, 'token' | 'notice'>): Plugin {
  const desk: Desk = { ...parts, token: createFormToken(), notice: createNotice() }
  return httpPlugin((call) => {
    const { pathname } = call.url
    if (pathname !== '/desk' && !pathname.startsWith('/desk/')) return undefined
    return isFromThisMachine(call) ? answer(desk, call) : refusal('The desk can only be reached from this machine.', 403)
  })
}

function answer(desk: Desk, { request, url }: Call): Response | Promise<Response> {
  if (url.pathname === '/desk/faults') return serveFaults(desk, request)
  const panel = PANELS.find(({ path }) => path === url.pathname)
  if (request.method === 'POST' && panel) return act(desk, panel, request)
  if (request.method !== 'GET' && request.method !== 'HEAD') return refusal('Method not allowed.', 405)
  if (!panel) return serveMails(desk, url) ?? missing()
  return deskPage({ ...panel.show(desk, url.searchParams), path: panel.path, notice: desk.notice.take() })
}

/** Redirects to the page afterwards, so that a reload does not repeat the action. */
async function act(desk: Desk, { path, actions = {} }: Panel, request: Request): Promise<Response> {
  const form = new URLSearchParams(await request.text())
  if (!desk.token.isIn(form)) return refusal('The form comes from another site, or from before the backend was restarted.', 403)
  const action = form.get('do') ?? ''
  const done = Object.hasOwn(actions, action) ? attempt(() => actions[action]?.(desk, form)) : undefined
  if (done === undefined) return refusal('The form is invalid.', 400)
  desk.notice.set(done)
  const term = form.get('q')
  const query = term ? `?${new URLSearchParams({ q: term })}` : ''
  return new Response(null, { status: 303, headers: { location: path + query } })
}

/** A form with an unknown id throws. */
function attempt(action: () => string | undefined): string | undefined {
  try {
    return action()
  } catch (error) {
    console.error('An action of the desk failed:', (error as Error).message)
    return undefined
  }
}

const missing = () => deskPage({ path: '', title: 'Not found', body: html`<p>There is no such page.</p>`, status: 404 })

const refusal = (message: string, status: number) =>
  new Response(message, { status, headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' } })
