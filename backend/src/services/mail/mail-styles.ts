/**
 * Inline styles, the only ones that every mail program applies. A class in front of a style marks what `DARK_STYLES` recolours
 * in programs that have a dark mode. The shop's font is used where it is installed: a font that a mail loads tells when it is read.
 */
const FONT = "font-family:'Familjen Grotesk',Arial,Helvetica,sans-serif"

export const STYLES = {
  page: `margin:0;padding:0;background:#F6F6F2;color:#16211D;font-size:16px;line-height:1.5;${FONT}`,
  preheader: 'display:none;max-height:0;overflow:hidden;mso-hide:all;font-size:1px;line-height:1px;color:#F6F6F2;opacity:0',
  frame: 'width:100%;border-collapse:collapse;background:#F6F6F2',
  margin: 'padding:24px 12px',
  sheet: 'width:100%;max-width:600px;margin:0 auto;border-collapse:collapse;background:#FFFFFF',
  head: `padding:20px 24px;background:#173A32;color:#FFFFFF;font-size:26px;line-height:1.2;font-weight:bold;${FONT}`,
  logo: 'display:block;border:0;color:#FFFFFF;font-size:26px;line-height:1.2;font-weight:bold',
  headLink: 'color:#FFFFFF;text-decoration:none',
  body: `padding:32px 24px 24px;color:#16211D;font-size:16px;line-height:1.5;${FONT}`,
  title: 'margin:0 0 16px;font-size:26px;line-height:1.2;letter-spacing:-0.01em',
  paragraph: 'margin:0 0 16px',
  heading: 'margin:32px 0 8px;font-size:19px;line-height:1.3',
  columns: 'margin:8px 0;font-size:0',
  column: 'display:inline-block;width:100%;max-width:256px;margin:0 8px 0 0;vertical-align:top;font-size:16px',
  columnHeading: 'margin:16px 0 4px;font-size:16px;line-height:1.3',
  columnLines: 'margin:0 0 8px',
  table: 'width:100%;margin:0 0 16px;border-collapse:collapse',
  pictureCell: 'width:72px;padding:12px 16px 12px 0;border-top:1px solid #D3D7CE;vertical-align:top',
  picture: 'display:block;width:72px;height:90px;border:0;background:#ECEEE7;font-size:12px;line-height:1.3;color:#16211D',
  nameCell: 'padding:12px 0 2px;border-top:1px solid #D3D7CE;vertical-align:top',
  detailCell: 'padding:0 0 12px;vertical-align:top',
  detail: 'display:block;font-size:14px;color:#435049',
  amountCell: 'padding:12px 0 2px 12px;border-top:1px solid #D3D7CE;vertical-align:top;text-align:right;white-space:nowrap',
  sumLabel: 'padding:6px 0;vertical-align:top',
  sumAmount: 'padding:6px 0 6px 12px;vertical-align:top;text-align:right;white-space:nowrap',
  totalLabel: 'padding:12px 0 4px;border-top:1px solid #D3D7CE;vertical-align:top;font-size:18px;font-weight:bold',
  totalAmount: 'padding:12px 0 4px 12px;border-top:1px solid #D3D7CE;vertical-align:top;text-align:right;white-space:nowrap;font-size:18px;font-weight:bold',
  image: 'display:block;border:0;background:#FFFFFF',
  buttonTable: 'margin:24px 0;border-collapse:separate',
  buttonCell: 'background:#173A32;border-radius:2px;text-align:center',
  button: `display:inline-block;padding:14px 28px;color:#FFFFFF;font-weight:bold;text-decoration:none;${FONT}`,
  link: 'color:#173A32;font-weight:bold;text-decoration:underline',
  foot: `padding:20px 24px 28px;border-top:1px solid #D3D7CE;color:#435049;font-size:14px;line-height:1.5;${FONT}`,
  footLines: 'margin:0 0 12px',
  footLinks: 'margin:0',
  footLink: 'color:#435049;text-decoration:underline',
} as const

/** `!important`, because a style sheet has to override inline styles. */
const DARK_RULES = [
  '.page { background: #0E1512 !important; color: #EEF1EA !important; }',
  '.sheet { background: #18231F !important; }',
  '.text { color: #EEF1EA !important; }',
  '.soft { color: #B9C4BC !important; }',
  '.line { border-color: #3A4842 !important; }',
  '.button { background: #D5E8DD !important; }',
  '.button a { color: #10201A !important; }',
  '.link { color: #D5E8DD !important; }',
]

/** Outlook's own dark mode knows no media query: it marks the mail with an attribute. */
export const DARK_STYLES = `@media (prefers-color-scheme: dark) {
${DARK_RULES.join('\n')}
}
${DARK_RULES.map((rule) => `[data-ogsc] ${rule}`).join('\n')}`
