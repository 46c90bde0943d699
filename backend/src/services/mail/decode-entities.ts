const NAMED: Readonly<Record<string, string>> = {
  amp: '&', apos: "'", bull: '•', copy: '©', deg: '°', eacute: 'é', hellip: '…', ldquo: '“', lsquo: '‘', mdash: '—', nbsp: '\u00a0', ndash: '–',
  quot: '"', rdquo: '”', reg: '®', rsquo: '’', times: '×', trade: '™',
}

/** Decodes HTML entities in names such as `LumaTech&trade;` for plain text. */
export const decodeEntities = (text: string): string =>
  text.replace(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|(\w+));/gi, (entity, decimal?: string, hex?: string, name?: string) => {
    const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : undefined
    if (code !== undefined) return isCharacter(code) ? String.fromCodePoint(code) : entity
    return (name && NAMED[name]) ?? entity
  })

const isCharacter = (code: number): boolean => code >= 32 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
