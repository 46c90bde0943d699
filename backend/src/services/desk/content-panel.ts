import { entriesOf, modelsOf } from '../content/content.repository.ts'
import type { ContentEntry } from '../content/content-entry.ts'
import type { Desk, Panel } from './desk.ts'
import { html, type Markup } from './html.ts'

/** The content entries, published and drafts. */
export const contentPanel: Panel = {
  path: '/desk/content',
  show: (desk) => ({
    title: 'Content',
    body: html`
<p>The shop is notified of a change at once if it has a secret for revalidation. <code>PATCH /api/v1/write/page/&lt;entry&gt;</code> changes the text of an entry.</p>
<table>
<thead><tr><th scope="col">Model</th><th scope="col">Entry</th><th scope="col">State</th><th scope="col">Action</th></tr></thead>
<tbody>${modelsOf(desk.database).map((model) => entriesOf(desk.database, model).map((entry) => entryRow(desk, model, entry)))}</tbody>
</table>`,
  }),
  actions: {
    publish: (desk, form) => change(desk, form, 'published'),
    unpublish: (desk, form) => change(desk, form, 'draft'),
  },
}

function change({ entries, database }: Desk, form: URLSearchParams, published: ContentEntry['published']): string | undefined {
  const [model, id] = [form.get('model') ?? '', form.get('entry') ?? '']
  const entry = entriesOf(database, model).find((candidate) => candidate.id === id)
  if (!entry) return undefined
  void entries.update(model, id, { published })
  return `${entry.name} is ${published === 'published' ? 'published' : 'a draft'} now.`
}

const entryRow = ({ token }: Desk, model: string, { id, name, published }: ContentEntry): Markup =>
  html`<tr><td>${model}</td><th scope="row">${name}</th><td>${published}</td><td><form method="post" action="/desk/content">${token.field}
<input type="hidden" name="model" value="${model}"><input type="hidden" name="entry" value="${id}">
${published === 'published'
    ? html`<button name="do" value="unpublish">Unpublish<span class="hidden"> ${name}</span></button>`
    : html`<button name="do" value="publish">Publish<span class="hidden"> ${name}</span></button>`}</form></td></tr>`
