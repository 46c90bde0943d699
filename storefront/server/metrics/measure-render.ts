import { measures } from '../../src/monitoring/measures.ts'
import { traced } from '../../src/monitoring/traces.ts'
import { laneOf } from '../page-request.ts'

/** Measures a render from its turn in the queue to its last byte, by the kind of page. */
export async function measured<Result>(key: string, url: string, render: () => Promise<Result>): Promise<Result> {
  const kind = key.startsWith('file ') ? 'file' : laneOf(url)
  const startedAt = performance.now()
  try {
    return await traced('render', { 'kram.kind': kind }, render)
  } finally {
    measures()?.render(kind, (performance.now() - startedAt) / 1000)
  }
}
