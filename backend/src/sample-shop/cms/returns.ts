import type { PagePlan } from './page-plan.ts'

export const RETURNS: PagePlan = {
  identifier: 'returns',
  polishAddress: 'zwroty',
  title: ['Returns', 'Zwroty'],
  description: ['How to send something back, and what to do about a fault.', 'Jak coś odesłać i co zrobić, gdy rzecz ma wadę.'],
  content: [
    '<p>You may <a href="{{store url="withdrawal"}}">withdraw from the contract</a> within 14 days of receiving the goods, without giving a reason.</p>',
    '<p>Od umowy możesz <a href="{{store url="withdrawal"}}">odstąpić</a> w ciągu 14 dni od odebrania towaru, bez podawania przyczyny.</p>',
  ],
}
