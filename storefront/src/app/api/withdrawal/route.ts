import { answerDeclare } from '../../../features/withdrawal/answer-withdrawal.ts'
import { readDeclare } from '../../../features/withdrawal/withdrawal-input.ts'
import { sameOriginRoute } from '../../../graphql/same-origin-route.ts'

export const dynamic = 'force-dynamic'

export const POST = sameOriginRoute({ read: readDeclare, answer: answerDeclare })
