/** Next writes its inline scripts one after another at the end of a page, after the content. */
const FIRST = '<script id="_R_">'
const BETWEEN = '</script><script>'
const LAST = '</script></body></html>'

const PAYLOAD = /^self\.__next_f\.push\(\[1,"([^]*)"\]\)$/

/**
 * Merges the scripts at the end of a page into one, so that the page's policy needs a single hash. Only they are trusted: any
 * script before them came from content and gets no hash, even if it looks like one of Next's.
 * @returns undefined if the page does not end with Next's scripts
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
 * Next splits its payload, which is one text, at arbitrary positions; its reader joins the pieces again. The payload is full of double
 * quotes, which need no escape between single ones: that saves 4 kB on a product page.
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
