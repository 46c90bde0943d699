import type { Language } from '../../i18n/languages.ts'
import { escapeHtml } from './escape-html.ts'
import { htmlOf } from './letter-html.ts'
import { textOf } from './letter-text.ts'
import type { Letter } from './letter.ts'
import { DARK_STYLES, STYLES } from './mail-styles.ts'

export interface Sender {
  readonly shopName: string
  /** The shop's home page in the language of the letter. */
  readonly homeUrl: string
  readonly language: Language
  /** A picture for a dark ground; without one, the head has the shop's name as text. */
  readonly logo?: Logo | undefined
  /** The shop's contact page and its name. */
  readonly contact: { readonly link: string; readonly label: string }
}

export interface Logo {
  readonly url: string
  readonly alt: string
  readonly width: number
  readonly height: number
}

/** The layout of every mail, as HTML in the styles that mail programs know, and as plain text with the same content. */
export function mailLayout({ subject, title, blocks }: Letter, sender: Sender) {
  const { shopName, homeUrl, language, contact } = sender
  const html = `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title>
<style>:root { color-scheme: light dark; supported-color-schemes: light dark; }
${DARK_STYLES}</style></head>
<body class="page" style="${STYLES.page}">
<table class="page" role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%" style="${STYLES.frame}"><tr><td align="center" style="${STYLES.margin}">
<table class="sheet" role="presentation" cellpadding="0" cellspacing="0" border="0" width="600" align="center" style="${STYLES.sheet}">
<tr><td style="${STYLES.head}">${headHtml(sender)}</td></tr>
<tr><td class="text" align="left" style="${STYLES.body}">
<h1 style="${STYLES.title}">${escapeHtml(title ?? subject)}</h1>
${blocks.map(htmlOf).join('\n')}
</td></tr>
<tr><td class="soft line" align="left" style="${STYLES.foot}">${[{ link: homeUrl, label: shopName }, contact].map(footLink).join(' &nbsp;·&nbsp; ')}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`
  const text = `${[...(title === undefined ? [] : [title]), ...blocks.map(textOf).filter(Boolean), `-- \n${shopName}\n${homeUrl}`].join('\n\n')}\n`
  return { subject, html, text }
}

function headHtml({ shopName, homeUrl, logo }: Sender): string {
  const content = logo
    ? `<img src="${escapeHtml(logo.url)}" width="${logo.width}" height="${logo.height}" alt="${escapeHtml(logo.alt)}" style="${STYLES.logo}">`
    : escapeHtml(shopName)
  return `<a href="${escapeHtml(homeUrl)}" style="${STYLES.headLink}">${content}</a>`
}

const footLink = ({ link, label }: { readonly link: string; readonly label: string }): string =>
  `<a class="soft" href="${escapeHtml(link)}" style="${STYLES.footLink}">${escapeHtml(label)}</a>`
