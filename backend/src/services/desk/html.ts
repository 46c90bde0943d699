import { escapeHtml } from '../mail/escape-html.ts'

/** HTML that was written here; whatever else is put into it is text. */
export class Markup {
  readonly html: string
  constructor(html: string) {
    this.html = html
  }
}

type Part = Markup | string | number | null | undefined | false | readonly Part[]

/** Values between the strings are escaped, so that nothing a visitor wrote becomes markup. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Markup =>
  new Markup(String.raw({ raw: strings }, ...parts.map(written)))

function written(part: Part): string {
  if (part instanceof Markup) return part.html
  if (Array.isArray(part)) return part.map(written).join('')
  return part === null || part === undefined || part === false ? '' : escapeHtml(String(part as string | number))
}
