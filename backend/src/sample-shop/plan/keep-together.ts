const WITHIN_NUMBER = /(?<=\d)[ \n](?=\d{3}\b|(?:mm|cm|m|km|g|kg|l|cuin|[MG]B)\b|°C)/g
const AFTER_ONE_LETTER = /(?<=(?:^|[\s(„>])[aiouwz])[ \n]/gi

/** No line ends between a number and its unit; a Polish one does not end with a word of one letter either. */
export function keepTogether(text: string, language: 0 | 1): string {
  const kept = text.replace(WITHIN_NUMBER, '\u00A0')
  return language === 1 ? kept.replace(AFTER_ONE_LETTER, '\u00A0') : kept
}
