import type { Language } from '../../i18n/languages.ts'
import { escapeHtml } from './escape-html.ts'
import type { Letter, LetterBlock } from './letter.ts'

export interface Sender {
  readonly shopName: string
  /** The shop's home page in the language of the letter. */
  readonly homeUrl: string
  readonly language: Language
}

const INK = '#16211D'
const PAGE = `margin:0;padding:32px 16px;background:#F8F8F5;color:${INK};font:16px/1.5 Arial,Helvetica,sans-serif`
const SHEET = 'max-width:560px;margin:0 auto;padding:32px 24px;background:#FFFFFF;border-top:4px solid #B92D1B'
const BUTTON = 'display:inline-block;padding:12px 24px;background:#173A32;color:#FFFFFF;font-weight:bold;text-decoration:none'

/** The layout of every mail, as self-contained HTML and as plain text with the same content. */
export function mailLayout({ subject, blocks }: Letter, { shopName, homeUrl, language }: Sender) {
  const html = `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="${PAGE}">
<div style="${SHEET}">
<p style="margin:0 0 24px;font-size:20px;font-weight:bold">${escapeHtml(shopName)}</p>
${blocks.map(toHtml).join('\n')}
</div>
<p style="max-width:560px;margin:16px auto 0;font-size:13px"><a href="${escapeHtml(homeUrl)}" style="color:${INK}">${escapeHtml(homeUrl)}</a></p>
</body>
</html>
`
  const text = `${[...blocks.map(toText), `-- \n${shopName}\n${homeUrl}`].join('\n\n')}\n`
  return { subject, html, text }
}

function toHtml(block: LetterBlock): string {
  if (typeof block === 'string') return `<p style="margin:0 0 16px">${escapeHtml(block)}</p>`
  if ('heading' in block) return `<h2 style="margin:24px 0 8px;font-size:16px">${escapeHtml(block.heading)}</h2>`
  if ('lines' in block) return `<p style="margin:0 0 16px">${block.lines.map(escapeHtml).join('<br>')}</p>`
  if ('rows' in block) return tableHtml(block.rows)
  const address = escapeHtml(block.link)
  return `<p style="margin:24px 0"><a href="${address}" style="${BUTTON}">${escapeHtml(block.label)}</a></p>
<p style="margin:0 0 16px;font-size:13px;word-break:break-all">${address}</p>`
}

function tableHtml(rows: readonly (readonly string[])[]): string {
  const cell = (text: string, align: string) =>
    `<td style="padding:8px 0;border-top:1px solid #DFE2DA;vertical-align:top;text-align:${align}">${escapeHtml(text)}</td>`
  const row = (cells: readonly string[]) => {
    const last = cells.length - 1
    return `<tr>${cells.map((text, column) => cell(text, column > 0 && column === last ? 'right' : 'left')).join('')}</tr>`
  }
  return `<table role="presentation" style="width:100%;margin:0 0 16px;border-collapse:collapse">${rows.map(row).join('')}</table>`
}

function toText(block: LetterBlock): string {
  if (typeof block === 'string') return block
  if ('heading' in block) return block.heading.toUpperCase()
  if ('lines' in block) return block.lines.join('\n')
  if ('rows' in block) return block.rows.map((cells) => cells.join('  ')).join('\n')
  return `${block.label}:\n${block.link}`
}
