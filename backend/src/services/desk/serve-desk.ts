import type { Plugin } from 'graphql-yoga'
import { type Call, httpPlugin } from '../http/http-plugin.ts'
import { createFormToken } from './desk-form.ts'
import { contentPanel } from './content-panel.ts'
import { deskPage } from './desk-page.ts'
import type { Desk, Panel } from './desk.ts'
import { createNotice } from './notice.ts'
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
    return isFromThisMachine(call) ? answer(desk, call) : refusal('The desk is for this machine alone.', 403)
  })
}

function answer(desk: Desk, { request, url }: Call): Response | Promise<Response> {
  if (url.pathname === '/desk/faults') return serveFaults(desk, request)
  const panel = PANELS.find(({ path }) => path === url.pathname)
  if (request.method === 'POST' && panel) return act(desk, panel, request)
  if (request.method !== 'GET' && request.method !== 'HEAD') return refusal('The desk does not do this.', 405)
  if (!panel) return serveMails(desk, url) ?? missing()
  return deskPage({ ...panel.show(desk, url.searchParams), path: panel.path, notice: desk.notice.take() })
}

/** Redirects to the page afterwards, so that a reload does not repeat the action. */
async function act(desk: Desk, { path, actions = {} }: Panel, request: Request): Promise<Response> {
  const form = new URLSearchParams(await request.text())
  if (!desk.token.isIn(form)) return refusal('The form is from another place, or from before the backend was started anew.', 403)
  const chosen = form.get('do') ?? ''
  const done = Object.hasOwn(actions, chosen) ? attempt(() => actions[chosen]?.(desk, form)) : undefined
  if (done === undefined) return refusal('The form makes no sense.', 400)
  desk.notice.leave(done)
  const words = form.get('q')
  const query = words ? `?${new URLSearchParams({ q: words })}` : ''
  return new Response(null, { status: 303, headers: { location: path + query } })
}

/** A form with an unknown id throws. */
function attempt(action: () => string | undefined): string | undefined {
  try {
    return action()
  } catch (error) {
    console.error('The desk could not do it:', (error as Error).message)
    return undefined
  }
}

const missing = () => deskPage({ path: '', title: 'Not found', body: html`<p>There is nothing at this address.</p>`, status: 404 })

const refusal = (message: string, status: number) =>
  new Response(message, { status, headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' } })
