import { eventCounts } from '../events/tracked-event.repository.ts'
import type { Panel } from './desk.ts'
import { html } from './html.ts'

/** Events that pages sent to the content service and the tag manager. */
export const eventsPanel: Panel = {
  path: '/desk/events',
  show: ({ database }) => {
    const counts = eventCounts(database)
    return {
      title: 'Events',
      body: counts.length === 0
        ? html`<p>No events yet. The tag manager receives events only with the visitor’s consent.</p>`
        : html`<table>
<thead><tr><th scope="col">Service</th><th scope="col">Event</th><th scope="col">Subject</th><th scope="col">Count</th><th scope="col">Last</th></tr></thead>
<tbody>${counts.map(({ service, name, subject, count, lastAt }) =>
            html`<tr><td>${service}</td><th scope="row">${name}</th><td>${subject}</td><td>${count}</td><td>${lastAt}</td></tr>`)}</tbody>
</table>`,
    }
  },
}
