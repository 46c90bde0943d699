/** The embedded service's key pair: the site key for the page's script, and the secret for the shop's server. */
export const SITE_KEY = 'halny-embedded-bot-check-site-key'
export const SECRET_KEY = 'halny-embedded-bot-check-secret'
