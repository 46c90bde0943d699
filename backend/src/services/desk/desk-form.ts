import { randomBytes, timingSafeEqual } from 'node:crypto'
import { html, type Markup } from './html.ts'

/** A CSRF token in every form of the desk. */
export interface FormToken {
  readonly field: Markup
  readonly isIn: (form: URLSearchParams) => boolean
}

export function createFormToken(): FormToken {
  const token = randomBytes(24).toString('base64url')
  return {
    field: html`<input type="hidden" name="token" value="${token}">`,
    isIn: (form) => {
      const given = Buffer.from(form.get('token') ?? '')
      return given.length === token.length && timingSafeEqual(given, Buffer.from(token))
    },
  }
}

/** A whole number within bounds; undefined for anything else. */
export function wholeNumber(text: string | null, highest: number): number | undefined {
  const number = text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined
  return number !== undefined && number <= highest ? number : undefined
}
