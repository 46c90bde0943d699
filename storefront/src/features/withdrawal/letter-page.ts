import { escapeUTF8 } from 'entities'
import type { Locale } from '../../i18n/locales.ts'
import type { Contact } from './contact-ways.ts'

export interface LetterPage {
  readonly locale: Locale
  readonly title: string
  /** What mail programs show beside the subject in a list of mails. */
  readonly preheader: string
  /** Empty while the name of the shop is unknown. */
  readonly shop: string
  readonly site: LetterSite
  readonly before: readonly string[]
  /** Set off from the rest, line by line; the unbroken text stays on one. */
  readonly quote: { readonly lines: readonly string[]; readonly unbroken: string }
  readonly after: readonly string[]
  /** Name and address. */
  readonly seller: readonly string[]
  readonly contact: Contact
  /** The label of the link to it. */
  readonly contactPage: string
}

/** Addresses of the shop in the language of the letter. */
export interface LetterSite {
  readonly home: string
  readonly contact: string
  /** A picture for a dark ground, with the size in which it is shown. */
  readonly logo: { readonly url: string; readonly width: number; readonly height: number } | undefined
}

/** A letter's HTML in the shop's look: inline styles, the only ones that every mail program applies, and tables for Outlook. */
export function letterPage({ locale, title, preheader, shop, site, before, quote, after, ...foot }: LetterPage): string {
  return `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no"><title>${escapeUTF8(title)}</title>
<style>:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
${DARK_RULES.join('\n')}
}
${DARK_RULES.map((rule) => `[data-ogsc] ${rule}`).join('\n')}</style></head>
<body class="page" style="margin:0;padding:0;background:#F6F6F2;color:#16211D;${FONT}">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all;font-size:1px;line-height:1px;color:#F6F6F2;opacity:0">${escapeUTF8(preheader)}${'&#847;&zwnj;&nbsp;'.repeat(60)}</div>
<table class="page" role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%" style="width:100%;background:#F6F6F2"><tr><td align="center" style="padding:24px 12px">
<table class="sheet" role="presentation" cellpadding="0" cellspacing="0" border="0" width="600" align="center" style="width:100%;max-width:600px;background:#FFFFFF">
${shop && `<tr><td style="padding:20px 24px;background:#173A32;${HEAD_FONT}">${headLink(shop, site)}</td></tr>`}
<tr><td class="text" align="left" style="padding:32px 24px 24px;color:#16211D;font-size:16px;line-height:1.5;${FONT}">
<h1 style="margin:0 0 16px;font-size:26px;line-height:1.2">${escapeUTF8(title)}</h1>
${before.map(paragraph).join('\n')}
<p class="quote" style="margin:0 0 16px;padding:16px;background:#ECEEE7">${lined(quote.lines).replaceAll(quote.unbroken, `<span style="white-space:nowrap">${quote.unbroken}</span>`)}</p>
${after.map(paragraph).join('\n')}
</td></tr>
<tr><td class="soft line" align="left" style="padding:20px 24px 28px;border-top:1px solid #D3D7CE;color:#435049;font-size:14px;line-height:1.5;${FONT}">${footOf(shop, site, foot)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`
}

const FONT = "font-family:'Familjen Grotesk',Arial,Helvetica,sans-serif"

const HEAD_FONT = `color:#FFFFFF;font-size:26px;line-height:1.2;font-weight:bold;${FONT}`

function headLink(shop: string, { home, logo }: LetterSite): string {
  const content = logo
    ? `<img src="${escapeUTF8(logo.url)}" width="${logo.width}" height="${logo.height}" alt="${escapeUTF8(shop)}" style="display:block;border:0;${HEAD_FONT}">`
    : escapeUTF8(shop)
  return `<a href="${escapeUTF8(home)}" style="color:#FFFFFF;text-decoration:none">${content}</a>`
}

const softLink = (url: string, label: string): string => `<a class="soft" href="${escapeUTF8(url)}" style="color:#435049;text-decoration:underline">${escapeUTF8(label)}</a>`

function footOf(shop: string, { home, contact }: LetterSite, { seller, contact: { email, phone }, contactPage }: Pick<LetterPage, 'seller' | 'contact' | 'contactPage'>): string {
  const about = [...seller.map(escapeUTF8), email && softLink(`mailto:${email}`, email), phone && escapeUTF8(phone)].filter(Boolean)
  return `<p style="margin:0 0 12px">${about.join('<br>')}</p><p style="margin:0">${[shop && softLink(home, shop), softLink(contact, contactPage)].filter(Boolean).join(' &nbsp;·&nbsp; ')}</p>`
}

/** `!important`, because a style sheet has to override inline styles. Outlook's own dark mode marks the mail with an attribute. */
const DARK_RULES = [
  '.page { background: #0E1512 !important; color: #EEF1EA !important; }',
  '.sheet { background: #18231F !important; }',
  '.text { color: #EEF1EA !important; }',
  '.soft { color: #B9C4BC !important; }',
  '.line { border-color: #3A4842 !important; }',
  '.quote { background: #24312C !important; }',
]

const paragraph = (text: string): string => `<p style="margin:0 0 16px">${escapeUTF8(text)}</p>`

const lined = (lines: readonly string[]): string => lines.map(escapeUTF8).join('<br>')
