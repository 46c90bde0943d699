import { GUARDED_FIELDS } from '../storefront/src/graphql/bot-check/guarded-fields.ts'
import { rootField } from '../storefront/src/graphql/root-field.ts'

const SITE_KEY = 'halny-embedded-bot-check-site-key'

/** A token of the embedded bot check, as a form's page would fetch it. */
async function botTokenFor(action: string, backendUrl: string): Promise<string> {
  const response = await fetch(`${backendUrl}/recaptcha/api2/reload?k=${SITE_KEY}&sa=${action}`)
  return ((await response.json()) as { token: string }).token
}

/** The headers for an operation that a test sends to the gateway without a page. */
export async function botCheckHeader(query: string, backendUrl: string): Promise<Record<string, string>> {
  const field = rootField(query)
  return GUARDED_FIELDS.has(field) ? { 'x-recaptcha': await botTokenFor(field, backendUrl) } : {}
}
