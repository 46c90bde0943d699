/** A token that is not valid in a header counts as missing: the backend would respond with an HTTP error. */
export function readBotToken(headers: Headers): string {
  const token = headers.get('x-recaptcha') ?? ''
  return /^[\w.-]{0,4096}$/.test(token) ? token : ''
}
