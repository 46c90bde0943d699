/**
 * Wraps wide tables in a scrollable, focusable region. The table itself must not scroll, because screen readers would no longer
 * announce it as a table.
 * @param html sanitised, so that tags are well formed
 */
export function scrollTables(html: string): string {
  return html
    .replaceAll(/<table\b[^>]*>(?:\s*<caption[^>]*>(.*?)<\/caption>)?/gs, (table, caption?: string) => `<div class="cms-table" tabindex="0"${nameOf(caption)}>${table}`)
    .replaceAll('</table>', '</table></div>')
}

function nameOf(caption = ''): string {
  const name = caption.replaceAll(/<[^>]*>/g, '').replaceAll('"', '&quot;').trim()
  return name && ` role="region" aria-label="${name}"`
}
