import { withoutSlash } from './address.ts'
import { optionalAddress, optionalHost } from './address-schema.ts'
import { oneOf, optionalPort } from './schema.ts'
import type { Values } from './setting.ts'

const LOG_FORMATS = ['text', 'json'] as const
export type LogFormat = (typeof LOG_FORMATS)[number]

export interface MonitoringSettings {
  /** Where Prometheus reads the metrics; undefined if nothing is measured. */
  readonly metrics: { readonly port: number; readonly host: string } | undefined
  readonly logFormat: LogFormat
  /** The OpenTelemetry collector's address; undefined if nothing is traced. */
  readonly tracesUrl: string | undefined
}

export const monitoringSettings = () => ({
  METRICS_PORT: {
    schema: optionalPort(),
    about: 'Port of /metrics for Prometheus; without one, nothing is measured.',
    more: 'A port of its own, so that no proxy can publish it by mistake.',
  },
  METRICS_HOST: {
    schema: optionalHost(),
    fallback: '127.0.0.1',
    about: 'Address of the interface that it listens on.',
    more: 'Only this machine by default, because the figures tell a competitor how the shop sells. In a container: `0.0.0.0`, without publishing the port.',
  },
  LOG_FORMAT: {
    schema: oneOf(LOG_FORMATS),
    fallback: LOG_FORMATS[0],
    about: 'Format of the log: text, or json with one object in each line.',
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    schema: optionalAddress(),
    about: 'Address of an OpenTelemetry collector (OTLP over HTTP) that receives traces; without one, nothing is traced.',
    more: 'Such as `http://localhost:4318`. The path `/v1/traces` is added.',
  },
})

export const readMonitoring = (values: Values<typeof monitoringSettings>): MonitoringSettings => ({
  metrics: values.METRICS_PORT ? { port: Number(values.METRICS_PORT), host: values.METRICS_HOST } : undefined,
  logFormat: values.LOG_FORMAT as LogFormat,
  tracesUrl: withoutSlash(values.OTEL_EXPORTER_OTLP_ENDPOINT) || undefined,
})
