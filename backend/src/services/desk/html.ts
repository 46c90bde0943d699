import { escapeHtml } from '../mail/escape-html.ts'

/** Trusted HTML; other values in a template are escaped. */
export class Markup {
  readonly html: string
  constructor(html: string) {
    this.html = html
  }
}

type Part = Markup | string | number | null | undefined | false | readonly Part[]

/** Escapes the values, so that visitors' texts never become markup. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Markup =>
  new Markup(String.raw({ raw: strings }, ...parts.map(toHtml)))

function toHtml(part: Part): string {
  if (part instanceof Markup) return part.html
  if (Array.isArray(part)) return part.map(toHtml).join('')
  return part === null || part === undefined || part === false ? '' : escapeHtml(String(part as string | number))
}
