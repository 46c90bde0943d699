import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace, type Tracer } from '@opentelemetry/api'
import { parseTraceParent } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { BackendCall } from '../../src/monitoring/measures.ts'
import { currentRequest } from '../../src/monitoring/request-context.ts'
import { setTrace, type SpanAttributes, type Trace } from '../../src/monitoring/traces.ts'
import { loggedPath } from '../internal-path.ts'
import { type BeginCall, watchBackendCalls } from '../watch-backend-calls.ts'
import { setRequestTrace } from './request-trace.ts'

interface Traces {
  /** Sends what is left. */
  readonly stop: () => Promise<void>
}

/**
 * Traces requests that are not answered from memory: the request, its render or its operation, and the calls of the backend.
 *
 * The provider is not registered globally. Next would find it and add spans of its own, whose attributes are whole URLs: their queries
 * hold tokens of mailed links.
 * @param url of the collector
 */
export function startTraces(url: string, version: string): Traces {
  const resource = resourceFromAttributes({ 'service.name': 'kram-storefront', 'service.version': version })
  const exporter = new OTLPTraceExporter({ url: `${url}/v1/traces` })
  const provider = new TracerProvider({ resource, spanProcessors: [new BatchSpanProcessor({ exporter })] })
  const tracer = provider.getTracer('kram')
  const active = new AsyncLocalStorage<Span>()
  setTrace(traceParts(tracer, active))
  setRequestTrace((request, response, isProxied) => active.enterWith(requestSpan(tracer, request, response, isProxied)))
  const unwatch = watchBackendCalls(traceCalls(tracer, active))
  return {
    stop: async () => {
      setTrace(undefined)
      setRequestTrace(undefined)
      unwatch()
      await provider.shutdown()
    },
  }
}

const under = (parent: Span | undefined) => (parent ? trace.setSpan(ROOT_CONTEXT, parent) : ROOT_CONTEXT)

function requestSpan(tracer: Tracer, { method = '', url = '', headers }: IncomingMessage, response: ServerResponse, isProxied: boolean): Span {
  const path = loggedPath(url)
  const remote = isProxied ? parseTraceParent(String(headers.traceparent ?? '')) : null
  const parent = remote ? trace.setSpanContext(ROOT_CONTEXT, { ...remote, isRemote: true }) : ROOT_CONTEXT
  const attributes = { 'http.request.method': method, 'url.path': path, 'kram.request_id': currentRequest()?.id ?? '' }
  const span = tracer.startSpan(`${method} ${path.startsWith('/api/') ? path : 'page'}`, { kind: SpanKind.SERVER, attributes }, parent)
  response.once('close', () => {
    span.setAttribute('http.response.status_code', response.statusCode)
    if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
    span.end()
  })
  return span
}

const traceParts = (tracer: Tracer, active: AsyncLocalStorage<Span>): Trace =>
  async function run(name, attributes, work) {
    const span = tracer.startSpan(name, { attributes: { ...attributes } }, under(active.getStore()))
    const set = (known: SpanAttributes): void => void span.setAttributes({ ...known })
    try {
      return await active.run(span, () => work({ set }))
    } catch (error) {
      // Its message may quote a response.
      span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'error' })
      throw error
    } finally {
      span.end()
    }
  }

const traceCalls =
  (tracer: Tracer, active: AsyncLocalStorage<Span>): BeginCall =>
  ({ operation, caller }: BackendCall, request) => {
    const attributes = { 'graphql.operation.name': operation, 'kram.caller': caller }
    const span = tracer.startSpan(`backend ${operation}`, { kind: SpanKind.CLIENT, attributes }, under(active.getStore()))
    const { traceId, spanId, traceFlags } = span.spanContext()
    request.addHeader('traceparent', `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`)
    return ({ isFailed, status }) => {
      if (status !== undefined) span.setAttribute('http.response.status_code', status)
      if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    }
  }
