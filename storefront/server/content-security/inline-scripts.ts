/** Next writes its inline scripts one after another at the end of a page; content stands before them. */
const FIRST = '<script id="_R_">'
const BETWEEN = '</script><script>'
const LAST = '</script></body></html>'

const PAYLOAD = /^self\.__next_f\.push\(\[1,"[^]*"\]\)$/
const PAYLOAD_START = 'self.__next_f.push([1,"'
const PAYLOAD_END = '"])'

/**
 * Makes one script of those that end a page, so that the page's policy needs one hash for all of them. Only they are trusted: a
 * script before them came with content, whatever it looks like, and gets no hash.
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

/** Next cuts its payload, which is one text, wherever it has rendered so much; what reads it joins the pieces again. */
function joinPayload(scripts: readonly string[]): string[] {
  const joined: string[] = []
  for (const script of scripts) {
    const previous = joined.at(-1) ?? ''
    if (PAYLOAD.test(script) && PAYLOAD.test(previous)) joined[joined.length - 1] = previous.slice(0, -PAYLOAD_END.length) + script.slice(PAYLOAD_START.length)
    else joined.push(script)
  }
  return joined
}
