import type { PagePlan } from './page-plan.ts'

export const SIZE_GUIDE: PagePlan = {
  identifier: 'size-guide',
  polishAddress: 'tabela-rozmiarow',
  title: ['Size guide', 'Tabela rozmiarów'],
  description: ['What our sizes measure, in centimetres.', 'Ile mierzą nasze rozmiary, w centymetrach.'],
  content: [
    '<p>Clothing comes in XS to XL for women and S to XXL for men.</p>',
    '<p>Odzież damska ma rozmiary od XS do XL, a męska od S do XXL.</p>',
  ],
}
