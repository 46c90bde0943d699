import type { Flaw } from './books/close-books.ts'
import type { Outcome } from './play.ts'

const ROWS = ['killed', 'restarted', 'did not stop', 'paused', 'parted', 'slowed', 'cut', 'dropped', 'request cut', 'arrived late', 'answer lost', 'answer cut', 'half open', 'answer slow']

/** The faults by target, the outcome of the orders, and the story of the first flawed one. */
export function report({ stories, books, tally, seconds }: Outcome, seed: number): string {
  const table = ROWS.flatMap((row) => {
    const counts = tally.counts().get(row)
    return counts ? [`  ${row.padEnd(14)}${[...counts].map(([whom, count]) => `${whom} ${count}`).join(', ')}`] : []
  })
  const shoppers = [...tally.counts()].filter(([row]) => !ROWS.includes(row)).map(([row, counts]) => `  ${row.padEnd(28)}${[...counts.values()].reduce((sum, count) => sum + count, 0)}`)
  const told = (kind: string): number => stories.filter((story) => story.told.kind === kind).length
  const flawsOf = (kind: string): number => books.flaws.filter((flaw) => flaw.kind === kind).length
  const longest = Math.max(...stories.map(({ began, ended }) => ended - began))
  return [
    'What was done',
    ...table,
    'What shoppers did',
    ...shoppers,
    'What they were told',
    `  a number ${told('number')}, an order whose number is mailed ${told('mailed')}, a refusal ${told('refused')}; the longest waited ${longest.toFixed(0)} s`,
    '',
    `${books.orders} orders stored of ${stories.length} intents in ${seconds.toFixed(0)} s (${(books.orders / seconds).toFixed(1)}/s), seed ${seed}`,
    `lost ${flawsOf('lost')}, doubled ${flawsOf('doubled')}, half ${flawsOf('half')}, unanswered ${flawsOf('unanswered')}`,
    ...books.flaws.slice(0, 10).map(({ kind, text, story }) => `  ${kind}: ${text}${story ? ` (intent ${story.intent.id})` : ''}`),
    ...tellStory(books.flaws.find(({ story }) => story) , tally),
  ].join('\n')
}

function tellStory(flaw: Flaw | undefined, tally: Outcome['tally']): string[] {
  if (!flaw?.story) return []
  const { intent, lines, began, ended, carts, told } = flaw.story
  const events = [...lines, ...tally.between(began, ended).map(({ second, text }) => ({ second, text: `· ${text}` }))]
  return [
    '',
    `The story of intent ${intent.id}: ${intent.isCustomer ? 'a customer' : 'a guest'} (${intent.locale}), ${intent.paymentCode}, ${intent.habit}; carts ${[...carts].join(', ')}; told ${JSON.stringify(told)}`,
    ...events.toSorted((a, b) => a.second - b.second).map(({ second, text }) => `  ${second.toFixed(2).padStart(8)} s  ${text}`),
  ]
}
