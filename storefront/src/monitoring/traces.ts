/** Text and numbers of a span. Never a token, an e-mail address, a query or the variables of an operation. */
export type SpanAttributes = Readonly<Record<string, string | number>>

/** A part of a request's work. */
export interface Traced {
  /** Adds what is known at its end. */
  readonly set: (attributes: SpanAttributes) => void
}

/** Runs work as a part of the current span. */
export type Trace = <Result>(name: string, attributes: SpanAttributes, run: (part: Traced) => Promise<Result>) => Promise<Result>

/** Next bundles this module several times, and the page server, which sets it, loads it unbundled. */
const shared = globalThis as typeof globalThis & { shopTrace?: Trace | undefined }

const UNTRACED: Traced = { set: () => {} }

/** Without OTEL_EXPORTER_OTLP_ENDPOINT it only runs the work. */
export const traced: Trace = (name, attributes, run) => (shared.shopTrace ? shared.shopTrace(name, attributes, run) : run(UNTRACED))

export const setTrace = (trace: Trace | undefined): void => void (shared.shopTrace = trace)
