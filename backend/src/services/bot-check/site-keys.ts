/** The pair that the embedded service knows: the key in the page's script, and the secret that the shop's server shows. */
export const SITE_KEY = 'halny-embedded-bot-check-site-key'
export const SECRET_KEY = 'halny-embedded-bot-check-secret'
