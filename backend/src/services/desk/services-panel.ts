import { MAX_DELAY_MS, type ServiceName, SERVICES, STATES } from '../faults/faults.ts'
import { readFault, serviceNamed } from '../faults/read-faults.ts'
import { wholeNumber } from './desk-form.ts'
import type { Desk, Panel } from './desk.ts'
import { html, Markup } from './html.ts'

/** The faults of each service, and the score of the bot check. */
export const servicesPanel: Panel = {
  path: '/desk',
  show: (desk) => ({
    title: 'Services',
    body: html`
<p>A service can respond late, respond with status 500 or drop its connections, to test how the shop copes.</p>
<table>
<thead><tr><th scope="col">Service</th><th scope="col">State</th></tr></thead>
<tbody>${SERVICES.map((service) => serviceRow(desk, service))}</tbody>
</table>
<form method="post" action="/desk">${desk.token.field}<button name="do" value="reset">Reset all</button></form>
<h2>Bot check</h2>
<form method="post" action="/desk">${desk.token.field}
<label for="score">Score of new tokens, from 0 (a bot) to 1 (a person)</label>
<input id="score" name="score" type="number" min="0" max="1" step="0.1" value="${desk.botCheck.score()}" required>
<button name="do" value="score">Set the score</button></form>`,
  }),
  actions: {
    fault: ({ faults }, form) => {
      const service = serviceNamed(form.get('service') ?? '')
      const fault = readFault(service, { slow: wholeNumber(form.get('slow'), MAX_DELAY_MS), state: form.get('state') })
      faults.set(service, fault)
      return `${service} is ${fault.state}${fault.slow ? `, ${fault.slow} ms late` : ''}.`
    },
    reset: ({ faults }) => {
      faults.reset()
      return 'Every service is reset.'
    },
    score: ({ botCheck }, form) => {
      const score = Number(form.get('score') || NaN)
      if (!(score >= 0 && score <= 1)) return undefined
      botCheck.setScore(score)
      return `The score is ${score}.`
    },
  },
}

function serviceRow({ faults, token }: Desk, service: ServiceName): Markup {
  const { slow, state } = faults.of(service)
  const options = STATES.map((each) => html`<option${each === state ? new Markup(' selected') : ''}>${each}</option>`)
  return html`<tr><th scope="row">${service}</th><td><form method="post" action="/desk">${token.field}
<input type="hidden" name="service" value="${service}">
<label>State<span class="hidden"> of ${service}</span> <select name="state">${options}</select></label>
<label>Delay<span class="hidden"> of ${service}</span> <input type="number" name="slow" min="0" max="${MAX_DELAY_MS}" value="${slow}" required> ms</label>
<button name="do" value="fault">Set<span class="hidden"> ${service}</span></button></form></td></tr>`
}
