import { acceptReview, type PendingReview, pendingReviews, refuseReview } from '../../modules/reviews/moderation.repository.ts'
import { wholeNumber } from './desk-form.ts'
import type { Desk, Panel } from './desk.ts'
import { html, type Markup } from './html.ts'

/** Visitors can write any number of reviews. */
const PER_PAGE = 50

/** Pending reviews, which the shop shows once they are accepted. */
export const reviewsPanel: Panel = {
  path: '/desk/reviews',
  show: (desk, query) => {
    const reviews = pendingReviews(desk.database, wholeNumber(query.get('after'), Number.MAX_SAFE_INTEGER), PER_PAGE)
    return {
      title: 'Reviews',
      body: reviews.length === 0
        ? html`<p>No review is pending.</p>`
        : html`<table>
<thead><tr><th scope="col">Review</th><th scope="col">By</th><th scope="col">Product</th><th scope="col">Created</th><th scope="col">Decision</th></tr></thead>
<tbody>${reviews.map((review) => reviewRow(desk, review))}</tbody>
</table>
${reviews.length === PER_PAGE && html`<p><a href="/desk/reviews?after=${reviews.at(-1)?.id}">Newer</a></p>`}`,
    }
  },
  actions: {
    accept: ({ database }, form) => {
      const id = reviewId(form)
      return id !== undefined && acceptReview(database, id) ? 'The shop shows the review now.' : undefined
    },
    refuse: ({ database }, form) => {
      const id = reviewId(form)
      return id !== undefined && refuseReview(database, id) ? 'The review is refused.' : undefined
    },
  },
}

const reviewId = (form: URLSearchParams) => wholeNumber(form.get('review'), Number.MAX_SAFE_INTEGER)

const reviewRow = ({ token }: Desk, { id, sku, storeCode, stars, nickname, summary, text, createdAt }: PendingReview): Markup =>
  html`<tr><td><b>${summary}</b><br>${text}</td><td>${nickname}${stars !== null && html`<br>${stars.toFixed(1)} of 5`}</td>
<td>${sku}<br>${storeCode}</td><td>${createdAt}</td>
<td><form method="post" action="/desk/reviews">${token.field}<input type="hidden" name="review" value="${id}">
<button name="do" value="accept">Accept<span class="hidden"> ${summary}</span></button>
<button name="do" value="refuse">Refuse<span class="hidden"> ${summary}</span></button></form></td></tr>`
