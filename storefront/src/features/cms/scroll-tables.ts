/**
 * Wide tables scroll in a frame of their own, which the keyboard reaches; the table inside stays one for screen readers, as it would not
 * if it scrolled itself.
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
