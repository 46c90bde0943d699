import { afterEach, expect, test, vi } from 'vitest'
import { translatorFor } from '../../e2e/translator.ts'
import { textsOf, type Language } from './rendered.fixture.ts'

afterEach(() => vi.unstubAllEnvs())

const LANGUAGES = ['en', 'pl'] as const
const order = { number: '000000042', orderedOn: '2026-03-01', lastDay: '2026-03-18', items: [] }
const contact = { email: 'sklep@halny.test', phone: '18 201 00 00' }
const WAYS = 'sklep@halny.test, 18\u00A0201\u00A000\u00A000'

const shown = (problem: object, language: Language) =>
  textsOf('withdrawal/withdrawal-problem.tsx', 'WithdrawalProblem', { problem, days: 14, contact }, language)
const blocked = (barrier: string, language: Language, change: object = {}) => shown({ outcome: 'blocked', barrier, order: { ...order, ...change } }, language)

const DATES = {
  en: { ordered: '1 March 2026', last: '18 March 2026' },
  pl: { ordered: '1 marca 2026', last: '18 marca 2026' },
}

test.each(LANGUAGES)('[WITHDRAW-03] a late withdrawal names the days of the order, not of the browser’s time zone, in %s', async (language) => {
  vi.stubEnv('TZ', 'America/New_York')
  expect(new Date('2026-03-01').getDate()).toBe(28)
  const t = translatorFor(language, '')
  const reach = t('withdrawal.problem.reach', { ways: WAYS })
  const { ordered, last } = DATES[language]
  const title = t('withdrawal.problem.over')
  expect(await blocked('over', language)).toEqual([title, t('withdrawal.problem.overHelp', { ordered, last, days: 14 }), reach])
  expect(await blocked('over', language, { lastDay: undefined })).toEqual([title, t('withdrawal.problem.overGeneral', { ordered, days: 14 }), reach])
})

test.each(LANGUAGES)('[WITHDRAW-06] an exempt order has its reason and another way, in %s', async (language) => {
  const t = translatorFor(language, '')
  const reach = t('withdrawal.problem.reach', { ways: WAYS })
  for (const barrier of ['begun', 'opened']) {
    expect(await blocked(barrier, language)).toEqual([t('withdrawal.problem.exempt'), t(`withdrawal.problem.${barrier}`), reach])
  }
  expect(await blocked('gone', language)).toEqual([t('withdrawal.problem.gone'), t('withdrawal.problem.goneHelp'), reach])
})
