import type { Language } from '../../i18n/languages.ts'
import { escapeHtml } from './escape-html.ts'
import { htmlOf } from './letter-html.ts'
import { textOf } from './letter-text.ts'
import type { Letter } from './letter.ts'
import { DARK_STYLES, STYLES } from './mail-styles.ts'
import type { Seller } from './seller.ts'

export interface Sender {
  readonly shopName: string
  /** The shop's home page in the language of the letter. */
  readonly homeUrl: string
  readonly language: Language
  /** A picture for a dark ground; without one, the head has the shop's name as text. */
  readonly logo?: Logo | undefined
  /** The shop's contact page and its name. */
  readonly contact: Link
  readonly seller: Seller | undefined
}

export interface Logo {
  readonly url: string
  readonly alt: string
  readonly width: number
  readonly height: number
}

interface Link {
  readonly link: string
  readonly label: string
}

/** The layout of every mail, as HTML in the styles that mail programs know, and as plain text with the same content. */
export function mailLayout({ subject, preheader, title, blocks }: Letter, greeting: string, sender: Sender) {
  const html = `<!doctype html>
<html lang="${sender.language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no"><title>${escapeHtml(subject)}</title>
<style>:root { color-scheme: light dark; supported-color-schemes: light dark; }
${DARK_STYLES}</style></head>
<body class="page" style="${STYLES.page}">
<div style="${STYLES.preheader}">${escapeHtml(preheader)}${FILLER}</div>
<table class="page" role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%" style="${STYLES.frame}"><tr><td align="center" style="${STYLES.margin}">
<table class="sheet" role="presentation" cellpadding="0" cellspacing="0" border="0" width="600" align="center" style="${STYLES.sheet}">
<tr><td style="${STYLES.head}">${headHtml(sender)}</td></tr>
<tr><td class="text" align="left" style="${STYLES.body}">
<h1 style="${STYLES.title}">${escapeHtml(title ?? subject)}</h1>
${[greeting, ...blocks].map(htmlOf).join('\n')}
</td></tr>
<tr><td class="soft line" align="left" style="${STYLES.foot}">${footHtml(sender)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`
  const text = `${[greeting, ...blocks.map(textOf).filter(Boolean), footText(sender)].join('\n\n')}\n`
  return { subject, html, text }
}

/** Otherwise the list of mails goes on with the words of the letter. */
const FILLER = '&#847;&zwnj;&nbsp;'.repeat(60)

function headHtml({ shopName, homeUrl, logo }: Sender): string {
  const content = logo
    ? `<img src="${escapeHtml(logo.url)}" width="${logo.width}" height="${logo.height}" alt="${escapeHtml(logo.alt)}" style="${STYLES.logo}">`
    : escapeHtml(shopName)
  return `<a href="${escapeHtml(homeUrl)}" style="${STYLES.headLink}">${content}</a>`
}

function footHtml({ shopName, homeUrl, contact, seller }: Sender): string {
  const ways = seller === undefined ? [] : [footLink({ link: `mailto:${seller.email}`, label: seller.email }), escapeHtml(seller.phone)].filter(Boolean)
  const lines = seller === undefined ? [] : [...seller.lines.map(escapeHtml), ways.join(' &nbsp;·&nbsp; ')]
  const about = lines.length === 0 ? '' : `<p style="${STYLES.footLines}">${lines.join('<br>')}</p>`
  return `${about}<p style="${STYLES.footLinks}">${[{ link: homeUrl, label: shopName }, contact].map(footLink).join(' &nbsp;·&nbsp; ')}</p>`
}

const footLink = ({ link, label }: Link): string => `<a class="soft" href="${escapeHtml(link)}" style="${STYLES.footLink}">${escapeHtml(label)}</a>`

/** Below the line that mail programs know as the end of a letter. */
const footText = ({ shopName, homeUrl, seller }: Sender): string =>
  ['-- ', shopName, homeUrl, ...(seller === undefined ? [] : [...seller.lines, seller.email, seller.phone])].filter(Boolean).join('\n')
