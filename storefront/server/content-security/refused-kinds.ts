interface Violation {
  readonly effectiveDirective?: unknown
  readonly 'effective-directive'?: unknown
  readonly 'violated-directive'?: unknown
  readonly blockedURL?: unknown
  readonly 'blocked-uri'?: unknown
}

const MOST_REPORTS = 20
const WORD = /^[a-z-]{2,40}$/

/**
 * Describes each reported violation, as in 'script-src-elem from https://evil.example', in either format: `report-to` sends a list,
 * `report-uri` one object. Paths and queries are left out, since they may hold the visitor's secrets.
 * @returns undefined for text that is no report
 */
export function refusedKinds(text: string): string[] | undefined {
  try {
    const given = JSON.parse(text) as unknown
    const violations = Array.isArray(given) ? given.slice(0, MOST_REPORTS).map((report) => violationIn(report, 'body')) : [violationIn(given, 'csp-report')]
    return [...new Set(violations.map(kindOf))]
  } catch {
    return undefined
  }
}

/** @throws Error for what is no report */
function violationIn(report: unknown, name: string): Violation {
  const violation = (report as Readonly<Record<string, Violation | undefined>>)[name]
  if (!violation) throw new Error(`A report without ${name}`)
  return violation
}

function kindOf(violation: Violation): string {
  const directive = violation.effectiveDirective ?? violation['effective-directive'] ?? violation['violated-directive']
  const [name = ''] = String(directive).split(' ')
  return `${wordIn(name)} from ${placeIn(String(violation.blockedURL ?? violation['blocked-uri']))}`
}

const wordIn = (text: string): string => (WORD.test(text) ? text : 'something')

/** Browsers say 'inline' or 'eval' where there is no address. */
function placeIn(blocked: string): string {
  const url = URL.parse(blocked)
  if (!url) return wordIn(blocked)
  return url.origin === 'null' ? url.protocol.slice(0, 40) : url.origin.slice(0, 100)
}
