/** Next writes its inline scripts one after another at the end of a page; content stands before them. */
const FIRST = '<script id="_R_">'
const BETWEEN = '</script><script>'
const LAST = '</script></body></html>'

const PAYLOAD = /^self\.__next_f\.push\(\[1,"([^]*)"\]\)$/

/**
 * Makes one script of those that end a page, so that the page's policy needs one hash for all of them. Only they are trusted: any
 * script before them came with content and gets no hash, even if it looks like one of Next's.
 * @returns undefined where the page does not end as Next ends it
 */
export function mergeInlineScripts(html: string): { html: string; script: string } | undefined {
  const start = html.lastIndexOf(FIRST)
  if (start < 0 || !html.endsWith(LAST)) return undefined
  const scripts = html.slice(start + FIRST.length, -LAST.length).split(BETWEEN)
  // Next escapes each < of a payload.
  if (scripts.some((script) => script.includes('<'))) return undefined
  const script = joinPayload(scripts).join(';')
  return { html: html.slice(0, start + FIRST.length) + script + LAST, script }
}

/**
 * Next cuts its payload, which is one text, wherever it has rendered so much; what reads it joins the pieces again. It is full of double
 * quotes, which need no escape between single ones: that is 4 kB of a product page.
 */
function joinPayload(scripts: readonly string[]): string[] {
  const joined: string[] = []
  let text = ''
  const push = () => void (text && joined.push(`self.__next_f.push([1,'${toSingleQuotes(text)}'])`))
  for (const script of scripts) {
    const piece = PAYLOAD.exec(script)?.[1]
    if (piece !== undefined) {
      text += piece
      continue
    }
    push()
    text = ''
    joined.push(script)
  }
  push()
  return joined
}

const toSingleQuotes = (text: string): string => text.replaceAll(/\\(.)|'/g, (found, escaped) => (found === "'" ? String.raw`\'` : escaped === '"' ? '"' : found))
