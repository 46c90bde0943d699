import { readServerSettings } from '../env.ts'
import { isLocale } from '../i18n/locales.ts'
import { createBotCheck } from './bot-check/check-bot.ts'
import { GUARDED_FIELDS } from './bot-check/guarded-fields.ts'
import { readBotToken } from './bot-check/read-bot-token.ts'
import { askBackend, type BackendRequest, storeCode } from './backend.ts'
import { describeRequest } from '../monitoring/request-context.ts'
import { traced } from '../monitoring/traces.ts'
import { type AnswerBody, type BackendAnswer, customerToken, isTokenRefused, needsToken } from './customer-token.ts'
import { failureLine, statusLine } from './failure-line.ts'
import { createNeutralSubscription, isPrivate, isSubscription, neutralAnswer, padResponseTime } from './neutral-answer.ts'
import { measureOperation } from './measure-operation.ts'
import { normalizeAnswer } from './normalize-answer.ts'
import type { OperationRequest } from './operation.ts'
import { isSecurePage } from './own-origin.ts'
import { publicAnswer } from './public-answer.ts'
import { askInAnySpelling } from './postcode-spellings.ts'
import { addReasons } from './refusals/add-reasons.ts'
import type { BotCheckReason } from './refusals/reason.ts'
import { type Reply, refusal, send } from './reply.ts'
import { reportPaymentMethods } from './report-payment-methods.ts'
import { rootField } from './root-field.ts'
import { createThrottle, type Outcome } from './throttle.ts'
import { knownRefusal, rememberRefusal } from './unsupported-operations.ts'
import { hasInternalError, withCategories } from './with-category.ts'
import { isRetiredToken, readTokenCookie, retireToken, sessionCookies, type TokenCookie } from './token-cookie.ts'

/** Fields that require the password of a logged-in customer: a stolen session must not serve to guess it. */
const OWN_PASSWORD = new Set(['changeCustomerPassword', 'updateCustomerEmail'])

const throttle = createThrottle()
const checkBot = createBotCheck(readServerSettings().services.botCheck)
const neutralSubscription = createNeutralSubscription()

/** Forwards the browser's request to the backend with the customer's token from its cookie, unless a limit is reached. */
export async function forward(request: Request, operation: OperationRequest): Promise<Response> {
  const field = rootField(operation.query)
  return traced(`gateway ${operation.operationName}`, { 'graphql.operation.name': operation.operationName }, async (part) => {
    const reply = await answerOperation(request, operation, field)
    part.set({ 'kram.outcome': measureOperation(operation, field, reply) })
    return send(reply)
  })
}

async function answerOperation(request: Request, operation: OperationRequest, field: string): Promise<Reply> {
  const address = request.headers.get('x-forwarded-for') ?? ''
  const cookie = readTokenCookie(request.headers)
  const startedAt = performance.now()
  const attempt = await throttle({ field: OWN_PASSWORD.has(field) ? 'ownPassword' : field, variables: operation.variables, address, session: cookie.token })
  const botAttempt = await throttle({ field: GUARDED_FIELDS.has(field) ? 'botCheck' : '', variables: {}, address })
  let outcome: Outcome = 'outage'
  let isBot = false
  try {
    const secondsToWait = Math.max(attempt.secondsToWait, botAttempt.secondsToWait)
    if (secondsToWait > 0) return refusal(429, 'Too many attempts. Please wait and try again later.', [['retry-after', String(secondsToWait)]])
    const botToken = readBotToken(request.headers)
    const check = await checkBot({ action: field, token: botToken, address })
    isBot = check === 'botCheckFailed'
    if (check === 'botCheckFailed' || check === 'botCheckDown') return refuseBot(field, check)
    const locale = request.headers.get('store') ?? ''
    const store = storeCode(isLocale(locale) ? locale : undefined)
    const call: BackendRequest = {
      ...operation,
      store,
      token: needsToken(field) ? cookie.token : undefined,
      visitorAddress: address,
      botToken: check === 'notVerified' ? botToken : undefined,
      init: { cache: 'no-store' },
    }
    const received = field === 'guestOrder' ? await askInAnySpelling(call, askWithToken) : await askWithToken(call)
    if (isPrivate(field, received) || isSubscription(field)) await padResponseTime(startedAt)
    const answered = neutralSubscription(field, store, neutralAnswer(field, received))
    const status = statusFor(answered)
    if (status === 502) logFailure(operation, status, statusLine(answered.status, answered.body, store))
    else if (hasInternalError(operation.operationName, answered.body)) logFailure(operation, answered.status, 'the backend reports an internal error')
    if (status === 200 && !hasInternalError(operation.operationName, answered.body)) outcome = answered.body.data?.[field] ? 'success' : 'failure'
    const { answer, token } = customerToken(answered)
    const isUnusable = cookie.isPresent && cookie.token === undefined
    const asSameVisitor = { ...call, token: answered.token === 'sent' ? call.token : undefined }
    const withReasons = await addReasons(operation, answer, async (query) => (await ask({ ...asSameVisitor, ...query })).body)
    isBot = withReasons.errors?.some(({ extensions }) => extensions?.refusal?.reason === 'botCheckFailed') ?? false
    reportPaymentMethods(withReasons.data)
    const headers = sessionHeaders(request, field, cookie, token ?? (isUnusable ? '' : undefined))
    return { status, body: publicAnswer({ ...withReasons, data: normalizeAnswer(withReasons.data) }), headers }
  } catch (error) {
    if (isTimeout(error)) outcome = 'timeout'
    const status = isTimeout(error) ? 504 : 502
    logFailure(operation, status, `the backend cannot be reached or understood: ${failureLine(error)}`)
    return refusal(status, 'The shop cannot be reached.')
  } finally {
    // A visitor who fails the bot check uses up none of the account's attempts.
    await attempt.end(isBot ? 'outage' : outcome)
    await botAttempt.end(isBot ? 'failure' : 'success')
  }
}

/** The line that a shopper's reference leads to. */
function logFailure({ operationName }: OperationRequest, status: number, what: string): void {
  describeRequest({ operation: operationName, status })
  console.error(`${operationName}: ${what}`)
}

/** Responds like Magento's own refusal, without a request to the backend. */
const refuseBot = (field: string, reason: BotCheckReason): Reply => ({
  status: 200,
  body: { data: null, errors: [{ message: 'ReCaptcha validation failed, please try again', path: [field], extensions: { category: 'graphql-input', refusal: { reason } } }] },
})

/** @param next the browser's new token; empty to remove its token, undefined to leave it unchanged */
function sessionHeaders(request: Request, field: string, { isPresent, token }: TokenCookie, next: string | undefined): [string, string][] {
  const isLate = next === '' && token !== undefined && field !== 'revokeCustomerToken' && isRetiredToken(token)
  if (next === undefined || isLate) return []
  if (token !== undefined) retireToken(token)
  return sessionCookies(next, { isSecure: isSecurePage(request), replaces: isPresent }).map((text) => ['set-cookie', text])
}

/** A call that was rejected for its token was not executed. It is repeated without a token, so that an expired session breaks no page. */
async function askWithToken(call: BackendRequest): Promise<BackendAnswer> {
  const answered = await ask(call)
  return call.token && isTokenRefused(answered) ? { ...(await ask({ ...call, token: undefined })), token: 'refused' } : answered
}

async function ask(call: BackendRequest): Promise<BackendAnswer> {
  const token = call.token ? 'sent' : 'none'
  const refused = knownRefusal(call)
  if (refused) return { status: 200, body: withCategories(refused), token }
  const response = await askBackend(call)
  const body: unknown = await response.json().catch(ignoreSyntaxError)
  if (!isAnswer(body)) throw new Error(`status ${response.status} without GraphQL`)
  rememberRefusal(call, body)
  return { status: response.status, body: withCategories(body), token }
}

/** The parser's error quotes its input, which may be personal data. */
function ignoreSyntaxError(error: unknown): undefined {
  if (!(error instanceof SyntaxError)) throw error
}

const isAnswer = (body: unknown): body is AnswerBody =>
  typeof body === 'object' && body !== null && ('errors' in body ? Array.isArray(body.errors) && body.errors.every(hasMessage) : 'data' in body)

const hasMessage = (error: unknown): boolean => typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string'

/**
 * Later releases of Magento send a refusal with 401 or 403 and a complete GraphQL body. The browser gets it with 200, since its client
 * treats every status of 300 or above as a server error.
 */
const statusFor = ({ status, body: { errors } }: BackendAnswer): number =>
  (status === 401 || status === 403) && errors?.some(({ extensions }) => extensions?.category?.startsWith('graphql-')) ? 200 : status < 300 ? 200 : 502

const isTimeout = (error: unknown): boolean => error instanceof Error && error.name === 'TimeoutError'
