import { BACKEND_URL } from './shop-under-test.ts'

const DESK = '/desk/reviews'

/** The merchant accepts the reviews at the desk, which invalidates no page. */
export async function acceptReview(summary: string): Promise<void> {
  const { token, review } = await findReview(summary)
  const answer = await fetch(`${BACKEND_URL}${DESK}`, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ token, review, do: 'accept' }) })
  if (answer.status !== 303) throw new Error(`The desk answered ${answer.status}`)
}

async function findReview(summary: string): Promise<{ token: string; review: string }> {
  for (let path: string | undefined = DESK; path !== undefined;) {
    const page: string = await (await fetch(`${BACKEND_URL}${path}`)).text()
    const token = /name="token" value="([^"]+)"/.exec(page)?.[1]
    const row = page.split('<tr>').find((text) => text.includes(summary))
    const review = /name="review" value="(\d+)"/.exec(row ?? '')?.[1]
    if (token && review) return { token, review }
    path = /<a href="([^"]+)">Newer/.exec(page)?.[1]
  }
  throw new Error(`No review "${summary}" waits`)
}
