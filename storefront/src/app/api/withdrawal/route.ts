import { answerDeclare } from '../../../features/withdrawal/answer-withdrawal.ts'
import { sameOriginRoute } from '../../../features/withdrawal/same-origin-route.ts'
import { readDeclare } from '../../../features/withdrawal/withdrawal-input.ts'

export const dynamic = 'force-dynamic'

export const POST = sameOriginRoute({ read: readDeclare, answer: answerDeclare })
