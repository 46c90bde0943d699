import type { Purpose } from './purposes.ts'

/** Of Google's tags and those that containers often hold, and of the content service's variations. */
const COOKIES: Readonly<Record<Purpose, RegExp>> = {
  analytics: /^_(ga|gid|gat)/,
  marketing: /^_(gcl|gac|fbp|fbc|uet)/,
  personalization: /^builder/,
}

/** As far as scripts of this site can: what other sites keep, only their own settings remove. */
export function removeCookies(purposes: readonly Purpose[]): void {
  const names = document.cookie.split(/;\s*/).map((cookie) => cookie.split('=', 1)[0] ?? '')
  const unwanted = names.filter((name) => purposes.some((purpose) => COOKIES[purpose].test(name)))
  for (const name of unwanted) {
    for (const domain of ['', ...domainsOf(location.hostname).map((domain) => `; Domain=${domain}`)]) {
      document.cookie = `${name}=; Path=/; Max-Age=0${domain}`
    }
  }
}

/** Tags set theirs for the widest that the browser allows: of www.shop.example, shop.example, too. */
function domainsOf(host: string): string[] {
  const labels = host.split('.')
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'))
}
