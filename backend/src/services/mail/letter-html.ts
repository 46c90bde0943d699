import { escapeHtml } from './escape-html.ts'
import type { LetterBlock, LetterColumn, LetterImage, LetterItem, LetterSum } from './letter.ts'
import { STYLES } from './mail-styles.ts'

type Target = { readonly link: string; readonly label: string }

/** Columns are tables: mail programs such as Outlook know neither flexbox nor grid. */
export function htmlOf(block: LetterBlock): string {
  if (typeof block === 'string') return `<p style="${STYLES.paragraph}">${wordsHtml(block)}</p>`
  if ('heading' in block) return `<h2 style="${STYLES.heading}">${escapeHtml(block.heading)}</h2>`
  if ('lines' in block) return `<p style="${STYLES.paragraph}">${linesHtml(block.lines)}</p>`
  if ('columns' in block) return `<div style="${STYLES.columns}">${block.columns.map(columnHtml).join('')}</div>`
  if ('items' in block) return tableHtml(block.items.map(itemHtml))
  if ('sums' in block) return tableHtml(block.sums.map(sumHtml))
  if ('image' in block) return imageHtml(block)
  return block.isQuiet ? `<p style="${STYLES.paragraph}">${linkHtml(block)}</p>` : buttonHtml(block)
}

const linesHtml = (lines: readonly string[]): string => lines.map(wordsHtml).join('<br>')

/** No line ends within "e-mail", as words in Polish letters have it: the hyphen is one that does not break. */
const wordsHtml = (text: string): string => escapeHtml(text).replace(/\be-(?=mail)/gi, (start) => start.replace('-', '\u2011'))

const columnHtml = ({ heading, lines }: LetterColumn): string =>
  `<div class="text" style="${STYLES.column}"><h2 style="${STYLES.columnHeading}">${escapeHtml(heading)}</h2><p style="${STYLES.columnLines}">${linesHtml(lines)}</p></div>`

const tableHtml = (rows: readonly string[]): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%" style="${STYLES.table}">${rows.join('\n')}</table>`

/** The picture's text is empty, because the name stands beside it. The details have the amount's width, too: phones are narrow. */
function itemHtml({ name, quantity, details, amount, picture }: LetterItem): string {
  const image = picture === undefined ? '' : `<img src="${escapeHtml(picture)}" width="72" height="90" alt="" style="${STYLES.picture}">`
  const pictureCell = picture === undefined ? '' : `<td class="line" width="72" rowspan="2" style="${STYLES.pictureCell}">${image}</td>`
  const lines = [...details, ...(quantity === undefined ? [] : [`× ${quantity}`])].map((detail) => `<span class="soft" style="${STYLES.detail}">${escapeHtml(detail)}</span>`)
  const amountCell = amount === undefined ? '' : `<td class="line text" style="${STYLES.amountCell}">${escapeHtml(amount)}</td>`
  const columns = amount === undefined ? '' : ' colspan="2"'
  return `<tr>${pictureCell}<td class="line text" style="${STYLES.nameCell}"><strong>${escapeHtml(name)}</strong></td>${amountCell}</tr><tr><td${columns} style="${STYLES.detailCell}">${lines.join('')}</td></tr>`
}

function sumHtml({ label, amount, isTotal = false }: LetterSum): string {
  const [labelStyle, amountStyle] = isTotal ? [STYLES.totalLabel, STYLES.totalAmount] : [STYLES.sumLabel, STYLES.sumAmount]
  return `<tr><td class="line text" style="${labelStyle}">${escapeHtml(label)}</td><td class="line text" style="${amountStyle}">${escapeHtml(amount)}</td></tr>`
}

const imageHtml = ({ image, alt, caption, side }: LetterImage): string =>
  `<p style="${STYLES.paragraph}">${escapeHtml(caption)}</p><p style="${STYLES.paragraph}"><img src="${escapeHtml(image)}" width="${side}" height="${side}" alt="${escapeHtml(alt)}" style="${STYLES.image}"></p>`

const linkHtml = ({ link, label }: Target): string =>
  `<a class="link" href="${escapeHtml(link)}" style="${STYLES.link}">${escapeHtml(label)}</a>`

/** Outlook ignores the padding of links, so a cell has the button's colour. */
const buttonHtml = ({ link, label }: Target): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="${STYLES.buttonTable}"><tr><td class="button" style="${STYLES.buttonCell}">` +
  `<a href="${escapeHtml(link)}" style="${STYLES.button}">${escapeHtml(label)}</a></td></tr></table>`
