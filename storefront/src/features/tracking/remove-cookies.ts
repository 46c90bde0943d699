import type { Purpose } from './purposes.ts'

/** Cookies of Google's tags, of other tags common in containers, and of the content service's A/B tests. */
const COOKIES: Readonly<Record<Purpose, RegExp>> = {
  analytics: /^_(ga|gid|gat)/,
  marketing: /^_(gcl|gac|fbp|fbc|uet)/,
  personalization: /^builder/,
}

/** Removes this site's cookies; those of other sites are out of reach. */
export function removeCookies(purposes: readonly Purpose[]): void {
  const names = document.cookie.split(/;\s*/).map((cookie) => cookie.split('=', 1)[0] ?? '')
  const refused = names.filter((name) => purposes.some((purpose) => COOKIES[purpose].test(name)))
  for (const name of refused) {
    for (const domain of ['', ...domainsOf(location.hostname).map((domain) => `; Domain=${domain}`)]) {
      document.cookie = `${name}=; Path=/; Max-Age=0${domain}`
    }
  }
}

/** Tags set cookies for the widest domain that the browser allows, such as shop.example on www.shop.example. */
function domainsOf(host: string): string[] {
  const labels = host.split('.')
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'))
}
