import { postStockAlert } from '../../../features/stock-alert/answer-stock-alert.ts'

export const dynamic = 'force-dynamic'

export const POST = postStockAlert
