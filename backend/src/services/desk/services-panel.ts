import { type Fault, type ServiceName, SERVICES, STATES } from '../faults/faults.ts'
import { parseFault, serviceNamed } from '../faults/read-faults.ts'
import type { Desk, Panel } from './desk.ts'
import { html, Markup } from './html.ts'

/** The faults of each service, and the score of the bot check. */
export const servicesPanel: Panel = {
  path: '/desk',
  show: (desk) => ({
    title: 'Services',
    body: html`
<p>A service can respond late, respond with status 500 or drop its connections, to test how the shop copes. A delay can vary, as in
500-1000. A late answer of 12000/40 takes 12 seconds, and each fortieth is one.</p>
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
      const late = form.get('late')
      faults.set(service, parseFault(service, [form.get('state'), `slow:${form.get('slow') || 0}`, ...(late ? [`late:${late}`] : [])].join('+')))
      return `${service} is ${described(faults.of(service))}.`
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
  const { slow, late, state } = delaysOf(faults.of(service))
  const options = STATES.map((each) => html`<option${each === state ? new Markup(' selected') : ''}>${each}</option>`)
  return html`<tr><th scope="row">${service}</th><td><form method="post" action="/desk">${token.field}
<input type="hidden" name="service" value="${service}">
<label>State<span class="hidden"> of ${service}</span> <select name="state">${options}</select></label>
<label>Delay<span class="hidden"> of ${service}</span> <input name="slow" pattern="\\d+(-\\d+)?" size="10" value="${slow}" required> ms</label>
<label>Late<span class="hidden"> answers of ${service}</span> <input name="late" pattern="\\d+/\\d+(@.+)?" placeholder="12000/40" size="10" value="${late}"></label>
<button name="do" value="fault">Set<span class="hidden"> ${service}</span></button></form></td></tr>`
}

/** As the form, and BACKEND_FAULTS, write them. */
const delaysOf = ({ slow, slowest, late, state }: Fault) => ({
  slow: slowest === undefined ? String(slow) : `${slow}-${slowest}`,
  late: late ? `${late.ms}/${late.every}${late.containing === undefined ? '' : `@${late.containing}`}` : '',
  state,
})

function described(fault: Fault): string {
  const { slow, late, state } = delaysOf(fault)
  return [state, ...(slow === '0' ? [] : [`${slow} ms late`]), ...(late ? [`late by ${late}`] : [])].join(', ')
}
