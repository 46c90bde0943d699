import { ServerError } from './errors.ts'

interface Answered<Answer> {
  readonly answer: Answer
  /** The id of the request in the shop's log. */
  readonly reference: string | null
}

/**
 * Sends data to one of the shop's own routes (same-origin-route.ts).
 * @param name what is sent, for the browser's log
 * @throws ServerError when the shop cannot be reached or refuses the request
 */
export async function postJson<Answer>(name: string, path: string, body: object, headers: Readonly<Record<string, string>> = {}): Promise<Answered<Answer>> {
  let response: Response
  try {
    response = await fetch(path, { method: 'POST', cache: 'no-store', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) })
  } catch (cause) {
    throw new ServerError(name, 'the shop cannot be reached', { cause })
  }
  const reference = response.headers.get('x-request-id')
  if (response.ok) return { answer: (await response.json()) as Answer, reference }
  const error = new ServerError(name, `the server answered ${response.status}`, { status: response.status })
  if (response.status > 499) error.reference = reference
  throw error
}
