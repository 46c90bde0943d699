import type { Flaw } from './audit/audit-orders.ts'
import type { Outcome } from './play.ts'

const ROWS = ['killed', 'restarted', 'did not stop', 'paused', 'partitioned', 'slowed', 'cut', 'dropped', 'request cut', 'arrived late', 'answer lost', 'answer cut', 'half open', 'answer slow']

/** The faults by target, the outcomes of the orders, and the story of the first flawed one. */
export function report({ stories, audit, tally, seconds }: Outcome, seed: number): string {
  const table = ROWS.flatMap((row) => {
    const counts = tally.counts().get(row)
    return counts ? [`  ${row.padEnd(14)}${[...counts].map(([target, count]) => `${target} ${count}`).join(', ')}`] : []
  })
  const shoppers = [...tally.counts()].filter(([row]) => !ROWS.includes(row)).map(([row, counts]) => `  ${row.padEnd(28)}${[...counts.values()].reduce((sum, count) => sum + count, 0)}`)
  const outcomes = (kind: string): number => stories.filter((story) => story.outcome.kind === kind).length
  const flawsOf = (kind: string): number => audit.flaws.filter((flaw) => flaw.kind === kind).length
  const longest = Math.max(...stories.map(({ began, ended }) => ended - began))
  return [
    'Faults',
    ...table,
    'Shoppers',
    ...shoppers,
    'Outcomes shown',
    `  a number ${outcomes('number')}, an order whose number is mailed ${outcomes('mailed')}, a refusal ${outcomes('refused')}; the longest wait ${longest.toFixed(0)} s`,
    '',
    `${audit.orders} orders stored of ${stories.length} intents in ${seconds.toFixed(0)} s (${(audit.orders / seconds).toFixed(1)}/s), seed ${seed}`,
    `lost ${flawsOf('lost')}, duplicated ${flawsOf('duplicated')}, incomplete ${flawsOf('incomplete')}, unanswered ${flawsOf('unanswered')}`,
    ...audit.flaws.slice(0, 10).map(({ kind, text, story }) => `  ${kind}: ${text}${story ? ` (intent ${story.intent.id})` : ''}`),
    ...describeStory(audit.flaws.find(({ story }) => story), tally),
  ].join('\n')
}

function describeStory(flaw: Flaw | undefined, tally: Outcome['tally']): string[] {
  if (!flaw?.story) return []
  const { intent, lines, began, ended, carts, outcome } = flaw.story
  const events = [...lines, ...tally.between(began, ended).map(({ second, text }) => ({ second, text: `· ${text}` }))]
  return [
    '',
    `The story of intent ${intent.id}: ${intent.isCustomer ? 'a customer' : 'a guest'} (${intent.locale}), ${intent.paymentCode}, ${intent.habit}; carts ${[...carts].join(', ')}; outcome ${JSON.stringify(outcome)}`,
    ...events.toSorted((a, b) => a.second - b.second).map(({ second, text }) => `  ${second.toFixed(2).padStart(8)} s  ${text}`),
  ]
}
