import type { Declaration } from './declaration.ts'

export const aDeclaration = (change: Partial<Declaration> = {}): Declaration => ({
  id: 'W-7FQK-2MXP',
  declaredAt: '2026-11-23T10:00:00.000Z',
  lines: ['I hereby give notice that I withdraw from my contract.', 'Order: 000000123'],
  email: 'agata@example.com',
  isWhole: true,
  name: 'Agata Wierch',
  order: '000000123',
  store: 'en',
  letters: {
    consumer: { subject: 'Your withdrawal W-7FQK-2MXP', text: 'We have received it.', html: '<p>We have received it.</p>' },
    shop: { subject: 'Withdrawal W-7FQK-2MXP', text: 'Order: 000000123' },
  },
  ...change,
})
