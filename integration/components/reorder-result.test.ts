import { expect, test } from 'vitest'
import { translatorFor } from '../../e2e/translator.ts'
import { render, textsOf } from './rendered.fixture.ts'

const RESULT = ['orders/reorder-result.tsx', 'ReorderResult'] as const
const ended = (outcome: object) => ({ ended: { key: 1, outcome } })
const unadded = [{ name: 'Tee', problem: { reason: 'outOfStock', count: 0 } }, { name: undefined, problem: { reason: 'other', text: 'Nein.' } }]

test.each(['en', 'pl'] as const)('[ACC-06] a reorder lists what was not added, and links to the cart, in %s', async (language) => {
  const t = translatorFor(language, '')
  const partly = ended({ added: 2, unadded, isOff: false })
  const list = ['Tee', `: ${t('toast-messages.cart.problem.outOfStock')}`, t('dashboard.reorder.someProduct'), `: ${t('toast-messages.cart.problem.other', { text: 'Nein.' })}`]
  expect(await textsOf(...RESULT, partly, language)).toEqual([
    t('dashboard.reorder.added', { count: 2 }), t('dashboard.reorder.notAdded'), ...list, t('dashboard.reorder.viewCart'),
  ])
  expect(await render(...RESULT, partly, language)).toContain(`href="${{ en: '/cart', pl: '/pl/cart' }[language]}"`)
})

test('[ACC-06] a reorder without a result says why', async () => {
  const t = translatorFor('en', '')
  const nothing = t('dashboard.reorder.nothing')
  expect(await textsOf(...RESULT, ended({ added: 0, unadded: unadded.slice(0, 1), isOff: false }))).toEqual([nothing, 'Tee', `: ${t('toast-messages.cart.problem.outOfStock')}`])
  expect(await textsOf(...RESULT, ended({ added: 0, unadded: [], isOff: true }))).toEqual([nothing, t('dashboard.reorder.off')])
  for (const why of ['refused', 'unreachable']) expect(await textsOf(...RESULT, ended({ problem: why, failure: undefined }))).toEqual([t('dashboard.reorder.failed'), t(`dashboard.reorder.${why}`)])
})
